# What the small games of the tests say.

option-take = Take { $count }
option-bid = Bid { $card }
prompt-take = How many?
prompt-bid = How much?
