# The words of the terminal table.
cli-undone = Taken back.
cli-undo-nothing = There is nothing to take back.
cli-undo-not-yours = The last choice was not yours, so you cannot take it back.
cli-undo-chance = Luck has spoken since; that cannot be taken back.
cli-undo-over = The game is over.
cli-undo-others = Others are asked already; taking back would change what they decide about.
cli-undo-revealed = Something hidden has been seen since; that cannot be taken back.
