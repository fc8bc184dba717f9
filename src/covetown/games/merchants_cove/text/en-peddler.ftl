### The Peddler. Card faces are reconstructions of our own.

merchant-peddler = Peddler
    .text = An opponent that never chooses: two cards side by side tell what it does. It sells every Good at the first pier that takes it. (Its card faces are reconstructions.)

card-peddler-pc01 = Recruit · ×1 left inner
    .text = Left half: Recruit, 1h. Right half: once, left inner, 1h.
card-peddler-pc02 = Recruit · ×1 left outer
    .text = Left half: Recruit, 1h. Right half: once, left outer, 1h.
card-peddler-pc03 = Recruit · ×1 right inner
    .text = Left half: Recruit, 2h. Right half: once, right inner, 1h.
card-peddler-pc04 = Recruit · ×1 right outer
    .text = Left half: Recruit, 1h and 1 Corruption. Right half: once, right outer, 1h.
card-peddler-pc05 = Small red, small green · ×2 left inner
    .text = Left half: Procure a small red and a small green Good, 2h. Right half: twice, left inner, 2h.
card-peddler-pc06 = Small blue, small yellow · ×2 left outer
    .text = Left half: Procure a small blue and a small yellow Good, 2h and 1 Corruption. Right half: twice, left outer, 2h.
card-peddler-pc07 = Small red · ×2 right inner
    .text = Left half: Procure a small red Good, 1h. Right half: twice, right inner, 2h.
card-peddler-pc08 = Small green · ×2 right outer
    .text = Left half: Procure a small green Good, 1h. Right half: twice, right outer, 2h.
card-peddler-pc09 = Large red · ×1 left inner
    .text = Left half: Procure a large red Good, 2h. Right half: once, left inner, 1h.
card-peddler-pc10 = Large green · ×1 left outer
    .text = Left half: Procure a large green Good, 2h. Right half: once, left outer, 1h.
card-peddler-pc11 = Large blue · ×1 right inner
    .text = Left half: Procure a large blue Good, 2h. Right half: once, right inner, 1h.
card-peddler-pc12 = Large yellow · ×1 right outer
    .text = Left half: Procure a large yellow Good, 2h. Right half: once, right outer, 1h.
card-peddler-pc13 = Sponsorship red · ×2 left inner
    .text = Left half: 2 gold per Warrior in the Hall, 1h. Right half: twice, left inner, 1h and 1 Corruption.
card-peddler-pc14 = Sponsorship green · ×2 left outer
    .text = Left half: 2 gold per Bard in the Hall, 1h. Right half: twice, left outer, 1h and 1 Corruption.
card-peddler-pc15 = Sponsorship blue · ×2 right inner
    .text = Left half: 2 gold per Wizard in the Hall, 1h. Right half: twice, right inner, 1h and 1 Corruption.
card-peddler-pc16 = Sponsorship yellow · ×2 right outer
    .text = Left half: 2 gold per Noble in the Hall, 1h. Right half: twice, right outer, 1h and 1 Corruption.
card-peddler-pc03h = Recruit · ×1 right inner (hard)
    .text = Left half: Recruit, 1h. Right half: once, right inner, 1h.
card-peddler-pc06h = Small blue, small yellow · ×2 left outer (hard)
    .text = Left half: Procure a small blue and a small yellow Good, 2h. Right half: twice, left outer, 2h.
card-peddler-pc11h = Large blue, small blue · ×1 right inner (hard)
    .text = Left half: Procure a large and a small blue Good, 2h. Right half: once, right inner, 1h.
card-peddler-pc12h = Large yellow, small yellow · ×1 right outer (hard)
    .text = Left half: Procure a large and a small yellow Good, 2h. Right half: once, right outer, 1h.

event-peddler-card = { $seat } turns up: { $card } ({ $slot } slot).
event-peddler-turn = { $seat }: { $action ->
    [recruit] Recruit
    [procure] Procure Goods
   *[sponsor] Sponsorship
} { $times ->
    [one] once
   *[other] twice
}, { $hours }h.
event-peddler-joined = The Peddler joins the game with the Goods of the { $shop }.
event-peddler-reshuffled = The Peddler cards are shuffled into a new deck of { $count }.
event-peddler-cards-moved = The Peddler’s cards move on; { $card } is discarded.
event-peddler-result = { $won ->
    [yes] { $gold } gold against the Peddler’s { $rival }: the Peddler is beaten.
   *[no] { $gold } gold against the Peddler’s { $rival }: the Peddler is not beaten.
}
event-entered-pool = A { $who } enters the Peddler’s Customer Pool.
event-left-pool = A { $who } leaves the Peddler’s Customer Pool.

panel-peddler-left = Left card
panel-peddler-right = Right card
panel-pool = Customer Pool
panel-peddler-deck = Peddler cards
