var e=`# The game
tickets-summary = Collect wagons, send trains on their way, and remember what you sent: at the end they complete your destinations.

# Options
tickets-option-first = Who begins
tickets-option-first-help = The first seat begins, or it is drawn by lot.
tickets-option-first-first-seat = The first seat
tickets-option-first-random = Drawn by lot
tickets-option-open-own-stack = Own trains may be looked at
tickets-option-open-own-stack-help = Variant for beginners: everybody may look at the own trains on their way at any time, and at what happened before.
tickets-option-allow-all-loco-set = Locomotives alone are a set
tickets-option-allow-all-loco-set-help = Two or more locomotives may be placed without a wagon. They make a column of their own, which only a larger column of locomotives robs.

# How a game ends
tickets-end-last-card-drawn = The last card of the deck was drawn.
tickets-end-last-card-turned-up = The last card of the deck was turned up.
tickets-end-nothing-to-draw = The last round began with an empty deck.

# Train cards, in the forms that sentences need
tickets-colour-black = black
tickets-colour-white = white
tickets-colour-yellow = yellow
tickets-colour-green = green
tickets-colour-blue = blue
tickets-colour-red = red
tickets-colour-purple = purple
tickets-colour-orange = orange
tickets-colour-locomotive = locomotive
tickets-a-black = a black wagon
tickets-a-white = a white wagon
tickets-a-yellow = a yellow wagon
tickets-a-green = a green wagon
tickets-a-blue = a blue wagon
tickets-a-red = a red wagon
tickets-a-purple = a purple wagon
tickets-a-orange = an orange wagon
tickets-a-locomotive = a locomotive
tickets-the-black = the black wagon
tickets-the-white = the white wagon
tickets-the-yellow = the yellow wagon
tickets-the-green = the green wagon
tickets-the-blue = the blue wagon
tickets-the-red = the red wagon
tickets-the-purple = the purple wagon
tickets-the-orange = the orange wagon
tickets-the-locomotive = the locomotive
tickets-no-black = no black wagon
tickets-no-white = no white wagon
tickets-no-yellow = no yellow wagon
tickets-no-green = no green wagon
tickets-no-blue = no blue wagon
tickets-no-red = no red wagon
tickets-no-purple = no purple wagon
tickets-no-orange = no orange wagon
tickets-no-locomotive = no locomotive
tickets-card-black = Black wagon
tickets-card-white = White wagon
tickets-card-yellow = Yellow wagon
tickets-card-green = Green wagon
tickets-card-blue = Blue wagon
tickets-card-red = Red wagon
tickets-card-purple = Purple wagon
tickets-card-orange = Orange wagon
tickets-card-locomotive = Locomotive
tickets-column-black = a black column
tickets-column-white = a white column
tickets-column-yellow = a yellow column
tickets-column-green = a green column
tickets-column-blue = a blue column
tickets-column-red = a red column
tickets-column-purple = a purple column
tickets-column-orange = an orange column
tickets-column-locomotive = a column of locomotives
tickets-count-black = { $count ->
    [one] { $count } black wagon
   *[other] { $count } black wagons
}
tickets-count-white = { $count ->
    [one] { $count } white wagon
   *[other] { $count } white wagons
}
tickets-count-yellow = { $count ->
    [one] { $count } yellow wagon
   *[other] { $count } yellow wagons
}
tickets-count-green = { $count ->
    [one] { $count } green wagon
   *[other] { $count } green wagons
}
tickets-count-blue = { $count ->
    [one] { $count } blue wagon
   *[other] { $count } blue wagons
}
tickets-count-red = { $count ->
    [one] { $count } red wagon
   *[other] { $count } red wagons
}
tickets-count-purple = { $count ->
    [one] { $count } purple wagon
   *[other] { $count } purple wagons
}
tickets-count-orange = { $count ->
    [one] { $count } orange wagon
   *[other] { $count } orange wagons
}
tickets-count-locomotive = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}
tickets-wagon-line = { $count } cards: goes where this colour is asked for.
tickets-wagon-text = There are { $count } wagons of this colour. Place two or more of them in your yard, or one together with two other colours. At the beginning of each of your turns one card of every column goes on its way; at the end of the round it counts for destinations that ask for its colour.
tickets-locomotive-line = { $count } cards: stands for a wagon of any colour.
tickets-locomotive-text = There are { $count } locomotives, and everybody starts with one. A locomotive is placed together with wagons of one colour, lies on top of their column and leaves before them. On its way it stands for a wagon of any colour. Taken from the row it counts as both cards of a turn.

# Destinations and bonuses
tickets-destination = { $from } – { $to }
tickets-city = { $name }
tickets-destination-line = { $points } points for { $cards }.
tickets-destination-text = Needs { $cards } among your trains on their way. Worth { $points } points if you complete it, and as many are lost if you still hold it at the end. Counts for the bonus of { $cities }.
tickets-bonus = Bonus { $city }
tickets-bonus-line = { $points } points for the most destinations.
tickets-bonus-text = Whoever has completed the most destinations that name { $city } gets { $points } points at the end, at least one of them being needed. All who tie get them in full.

# Labels
tickets-label-draw = Draw from the deck
tickets-label-take = Take { $card }
tickets-label-destinations = Draw destinations
tickets-label-keep = Keep { $destination }
tickets-label-reject = Reject { $destination }
tickets-label-place = Place { $cards }
tickets-label-place-three = Place one { $first }, one { $second } and one { $third } wagon
tickets-label-claim = Complete { $destination }
tickets-label-claim-best = Complete the best set

# Prompts
tickets-prompt-keep = Keep or reject { $destination } ({ $points } points)? At least one destination must be kept.
tickets-prompt-choose = Keep or reject { $destination } ({ $points } points)? What you reject goes under the deck.
tickets-prompt-turn = Take two train cards, place a set in your yard, or draw destinations.
tickets-prompt-last-turn = Your last turn: take train cards, place a set, or draw destinations.
tickets-prompt-second-card = Take a second card, but no locomotive from the row.
tickets-prompt-complete = { $count ->
    [0] Your trains complete nothing: confirm.
    [one] Complete the destination that your trains can reach.
   *[other] Complete destinations: { $count } can be reached, each card serves one of them only.
}

# Events
tickets-kept-at-start = { $rejected ->
    [0] { $seat } keeps all { $count } destinations.
   *[other] { $seat } keeps { $count ->
        [one] one destination
       *[other] { $count } destinations
    } and puts { $rejected } back.
}
tickets-kept-at-start-own = You keep { $count ->
    [one] one destination
   *[other] { $count } destinations
}: { $destinations }.
tickets-destinations-drawn = { $seat } draws { $count ->
    [one] a destination.
   *[other] { $count } destinations.
}
tickets-destinations-drawn-own = You draw { $destinations }.
tickets-destinations-kept = { $rejected ->
    [0] { $seat } keeps everything drawn.
   *[other] { $seat } keeps { $count ->
        [0] none
       *[other] { $count }
    } and puts { $rejected } under the deck.
}
tickets-destinations-kept-own = { $count ->
    [0] You keep no destination.
   *[other] You keep { $destinations }.
}
tickets-stacked = { $cards ->
    [one] A card of { $seat } leaves the yard and is on its way.
   *[other] { $cards } cards of { $seat } leave the yard and are on their way.
}
tickets-card-stacked-own = On its way: { $card }.
tickets-card-drawn = { $seat } draws a card from the deck.
tickets-card-drawn-own = You draw { $card }.
tickets-card-taken = { $seat } takes { $card } from the row.
tickets-card-turned-up = Turned up: { $card }.
tickets-card-dealt-own = You are dealt { $card }.
tickets-last-card = { $seat } uses up the deck: everybody has one more turn, { $seat } last.
tickets-set-placed = { $seat } places { $cards } cards in { $columns ->
    [one] a new column.
   *[other] { $columns } new columns.
}
tickets-column-placed-own = You place { $cards }.
tickets-column-robbed = { $seat } is robbed: a column of { $cards ->
    [one] one card
   *[other] { $cards } cards
} is discarded.
tickets-turn-passed = { $seat } can do nothing and passes.
tickets-round-ended = The last turns are played: trains on their way complete destinations.
tickets-claimed-own = { $count ->
    [0] You complete no destination.
   *[other] You complete { $destinations }: { $points } points.
}
tickets-completed = { $seat } completes { $destination }: { $points } points.
tickets-round-scored = { $seat } has { $points } points from completed destinations.
tickets-round-began = Completed destinations are turned face down and all train cards but the hands are shuffled; { $seat } begins the second round.
tickets-failed = { $seat } has not completed { $destination }: { $points } points are lost.
tickets-bonus-won = { $seat } has completed the most destinations of { $city }: { $points } points.
tickets-game-ended = The game is over.

# Score sheet and ties
tickets-sheet-completed = Completed destinations
tickets-sheet-completed-in-round = Completed destinations, round { $round }
tickets-sheet-failed = Destinations not completed
tickets-tie-completed = { $seat } wins the tie with { $count ->
    [one] one completed destination.
   *[other] { $count } completed destinations.
}
tickets-tie-bonuses = { $seat } wins the tie with { $count ->
    [one] one bonus card.
   *[other] { $count } bonus cards.
}
tickets-tie-shared = { $seats } share the victory: points, completed destinations and bonus cards are equal.

# Refusals
tickets-no-set = This is no set: a set is two or more cards of one colour, or three wagons of different colours.
tickets-nothing-offered = No destinations are offered to you now.
tickets-not-yet-completing = Destinations are completed at the end of the round.
tickets-second-card = You have taken a card: take the second one now.
tickets-no-destinations = The destination deck is empty.
tickets-all-refused = The whole destination deck has been drawn and refused since anybody did something else: do something else.
tickets-only-locomotives = A set needs a wagon: locomotives alone make none.
tickets-choose-destinations = Keep or reject the destinations that are offered to you first.
tickets-already-decided = You have decided on { $destination } already.
tickets-not-offered = { $destination } is not offered to you.
tickets-one-by-one = Decide on { $destination } first: offered destinations come one by one.
tickets-keep-one = At least one destination must be kept, and you have rejected all others.
tickets-complete-now = The round is over: complete destinations now.
tickets-already-claimed = You have completed { $destination } already.
tickets-not-held = You do not hold { $destination }.
tickets-cards-missing = What is left of your trains does not suffice for { $destination }.
tickets-deck-empty = The train deck is empty.
tickets-locomotive-second = A locomotive of the row counts as two cards: it can only be the first one taken.
tickets-not-in-row = There is { $card } in the row.
tickets-wagons-missing = That is more than you hold: you have { $cards }.
tickets-locomotives-missing = You hold { $held ->
    [0] no locomotive.
    [one] one locomotive only.
   *[other] { $held } locomotives only.
}
tickets-own-column = You have { $column } in your yard: it must leave first.
tickets-rival-column = { $other } has { $column }: you need { $least } cards or more.
tickets-three-colours-free = Single wagons never rob, and { $other } has { $column }.

# The table as text
tickets-text-round = round { $round } of { $rounds }
tickets-text-deck = deck { $count }
tickets-text-discarded = discarded { $count }
tickets-text-destination-deck = destination deck { $count }
tickets-text-last-turns = last turns: { $count }
tickets-text-row = row:
tickets-text-known-destinations = you know in the destination deck:
tickets-text-player = { $seat } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · hand { $hand } · on their way { $stack } · destinations { $held }, completed { $completed }
tickets-text-yard = yard:
tickets-text-hand = hand:
tickets-text-known-hand = known in hand:
tickets-text-stack = on their way:
tickets-text-not-held = cannot hold:
tickets-text-bonuses = bonuses:
tickets-text-none = none
tickets-text-choice = your choice (? open, + chosen, - rejected):
tickets-text-left = left of your trains:
tickets-text-best = best set:
tickets-text-legend = { $wagon } wagon, { $locomotive } locomotive; locomotives lie on top of a column and leave it first

# Lessons
tickets-lesson-first = Your first trains
tickets-lesson-first-line = Collect wagons, fill your yard, rob a train, and pay for your destinations.
tickets-lesson-first-offer = Six destinations
tickets-lesson-first-offer-say = Each card names two cities, the wagons that it asks for, and its points. Complete it, and you score them; still hold it at the end, and you lose as many. So whatever you keep is a promise.
tickets-lesson-first-keep = Keep three
tickets-lesson-first-keep-say = Three of these cards ask for two wagons only, and all three want a red one. Keep Dallas – Raleigh, Dallas – Miami and Chicago – Miami, and put the long ones back.
tickets-lesson-first-keep-wrong = That promises too much or too little for a first ride. Which three cards ask for two wagons only?
tickets-lesson-first-keep-wrong-none = Dallas – Raleigh asks for a green and a red wagon, and you hold both. Why put it back?
tickets-lesson-first-keep-hint = Tap the three cards worth 8, 9 and 10 points, then confirm.
tickets-lesson-first-hand = Your hand
tickets-lesson-first-hand-say = You hold two reds, two greens, a yellow, a blue, a white, and a locomotive, which stands for any colour. Your destinations ask for three reds, two greens and a yellow. One red is missing.
tickets-lesson-first-take = Take a card
tickets-lesson-first-take-say = In a turn you do one of three things. The first: take two train cards, open ones from the row or unseen ones from the deck. Begin with the red wagon.
tickets-lesson-first-take-wrong = Allowed, but your destinations still lack a wagon. Which colour is it?
tickets-lesson-first-take-wrong-draw = From the deck comes a card that you cannot see. The one that you need lies open: where?
tickets-lesson-first-take-wrong-destinations = New destinations are new promises, and you have not sent a single train yet. Which open card do you need?
tickets-lesson-first-take-hint = The red wagon is the first card of the row.
tickets-lesson-first-second = The second card
tickets-lesson-first-second-say = A locomotive has come up in place of the red wagon. From the row it counts as both cards, so it can only be taken first. Take the yellow wagon: it makes a pair.
tickets-lesson-first-second-wrong = Allowed, but it matches nothing in your hand. Which open card makes a pair with one of yours?
tickets-lesson-first-second-wrong-draw = Allowed, but blind. A yellow lies open and makes a pair with the one you hold.
tickets-lesson-first-second-hint = Take the yellow wagon from the row.
tickets-lesson-first-place = Place a set
tickets-lesson-first-place-say = Your rival has placed two blue wagons in a yard for all to see. The second thing to do in a turn: place a set, two or more cards of one colour. Place your three reds.
tickets-lesson-first-place-wrong = That can wait. All your destinations ask for the same colour: which one?
tickets-lesson-first-place-wrong-two = Then the third red would have to wait, for nothing is added to a column. How many reds do you hold?
tickets-lesson-first-place-wrong-loco = Allowed: the locomotive would lie on top and leave first. But keep it in hand, you will want it in a moment.
tickets-lesson-first-place-hint = Among the sets below your hand, choose the one with three reds.
tickets-lesson-first-leave = Trains leave
tickets-lesson-first-leave-say = At the start of your turn, one card of each of your columns leaves by itself. A red wagon is on its way, two are waiting. Your rival’s blue column has shrunk to one card, too.
tickets-lesson-first-rob = Rob a column
tickets-lesson-first-rob-say = A rival’s colour is yours to place if you have more cards than that column now. Then it is discarded. One blue wagon waits there; your blue and your locomotive are two. Rob it!
tickets-lesson-first-rob-wrong = Allowed, but at the start of the rival’s turn that blue wagon leaves, and then it is safe. What beats a single blue card?
tickets-lesson-first-rob-wrong-three = A fine set, and it can wait. The blue wagon cannot: it leaves at the start of the rival’s turn. What beats it now?
tickets-lesson-first-rob-hint = Place one blue wagon together with your locomotive.
tickets-lesson-first-three = Three colours
tickets-lesson-first-three-say = The rival’s column is gone, and two more of your cards are on their way. The other kind of set is three single wagons, in colours that lie in no yard. Place white, yellow and green.
tickets-lesson-first-three-wrong = Wagons count only once they are on their way. You hold three colours that lie in no yard: which?
tickets-lesson-first-three-wrong-two = Two of a colour leave one after the other. Three colours leave together. Which three do you hold?
tickets-lesson-first-three-hint = Choose the set of a white, a yellow and a green wagon.
tickets-lesson-first-paid = Five at once
tickets-lesson-first-paid-say = Five columns, five cards: your yard is empty and eight cards are on their way. Three reds, a green, a yellow, and the locomotive for the second green: all three destinations are paid for.
tickets-lesson-first-more = New destinations
tickets-lesson-first-more-say = Time for more points, and for the third thing to do in a turn: draw destinations. You look at four of them and keep as many as you like, even none.
tickets-lesson-first-more-wrong = Good for later. But all that you hold is paid for: where do new points come from?
tickets-lesson-first-choose = Choose again
tickets-lesson-first-choose-say = Two of these ask for a green and a blue wagon. A blue is on its way to spare, and a green is in your hand. Keep one of the two, or both; the others are too long.
tickets-lesson-first-choose-wrong = The long ones ask for four and five wagons, and keeping none brings nothing. Which two cards ask for a green and a blue wagon?
tickets-lesson-first-choose-hint = Tap Dallas – Washington: with it, three of your destinations name Dallas.
tickets-lesson-first-end = How it ends
tickets-lesson-first-end-say = When the last card of the deck is gone, everybody has one more turn. Then all turn up their trains and complete destinations, each card serving once. Hand and yard count for nothing.
tickets-lesson-first-points = Points and bonuses
tickets-lesson-first-points-say = Completed destinations score, unfinished ones cost. And for each big city there is a bonus for the most completed destinations. Yours name Dallas, Miami and Chicago.
tickets-lesson-first-free = Now you play
tickets-lesson-first-free-say = Play to the end; it takes a few minutes. In this lesson you may look at your own trains on their way. In a real game nobody may, and memory is half of it.

tickets-lesson-finer = Robbers and good timing
tickets-lesson-finer-line = How strong a column is, when to wait, when to strike, and what counts near the end.
tickets-lesson-finer-city = One city, one bonus
tickets-lesson-finer-city-say = This time nobody may look at trains on their way, so keep count. Four of these cards name New York, whose bonus is the highest: 15 points. Keep these four, put the long ones back.
tickets-lesson-finer-city-wrong = Destinations that share a city help each other to its bonus. Which four name New York?
tickets-lesson-finer-city-hint = Tap the four cards with New York, then confirm.
tickets-lesson-finer-long = A long column
tickets-lesson-finer-long-say = All four ask for a blue wagon, and you hold three. Place them. They leave one by one, and as long as they lie there a rival needs more cards to place blue.
tickets-lesson-finer-long-wrong = Your four destinations all ask for one colour. Which?
tickets-lesson-finer-long-wrong-loco = It would make the column stronger and leave it first. But keep the locomotive: there may be somebody to rob.
tickets-lesson-finer-long-wrong-two = Then the third blue waits until both have left, for nothing is added to a column.
tickets-lesson-finer-long-hint = Choose the set of three blue wagons.
tickets-lesson-finer-strength = How strong is it?
tickets-lesson-finer-strength-say = A red wagon and a locomotive wait in the rival’s yard. That is a column of two, since locomotives count. Two reds would only draw level. With your locomotive you have three: rob it.
tickets-lesson-finer-strength-wrong = Allowed. But at the start of the rival’s turn the locomotive leaves and is safe. How do you place three red cards now?
tickets-lesson-finer-strength-hint = Place two reds with your locomotive.
tickets-lesson-finer-closed = Closed to yourself
tickets-lesson-finer-closed-say = Two blues lie in the row. You cannot place blue now: one wagon of yours is still in the yard. It leaves at the start of your next turn. Take both blues, to have them ready.
tickets-lesson-finer-closed-wrong = Your destinations ask for four blues. Two are on their way, one is waiting, and two lie open in the row.
tickets-lesson-finer-closed-wrong-draw = A card from the deck is a gamble, while two blues lie open.
tickets-lesson-finer-closed-hint = Take a blue wagon, and then the other.
tickets-lesson-finer-wait = Robbed!
tickets-lesson-finer-wait-say = Your last blue was robbed: a single card falls to any pair. Now two blues lie there, and your two are not more. But one leaves at the rival’s next turn. Meanwhile take the orange and the green.
tickets-lesson-finer-wait-wrong = Be patient: one blue will leave by itself. Meanwhile, Dallas – New York wants an orange wagon, and a second green is useful.
tickets-lesson-finer-wait-hint = Take the orange and the green wagon from the row, in any order.
tickets-lesson-finer-back = Strike back
tickets-lesson-finer-back-say = One blue is left there, and you have two. Place them: the column is robbed and blue is yours again. A turn ago it was too early; a turn later there would be nothing to rob.
tickets-lesson-finer-back-wrong = That last blue wagon leaves at the start of the rival’s turn. Which of your sets beats a single blue card?
tickets-lesson-finer-back-hint = Choose the set of two blue wagons.
tickets-lesson-finer-memory = What have you sent?
tickets-lesson-finer-memory-say = Six cards are on their way, face down. Do you remember? Three blues, two reds and a locomotive. It is easier to count destinations than colours: three of yours are paid for.
tickets-lesson-finer-timing = Pair or three colours?
tickets-lesson-finer-timing-say = A pair takes two turns to leave. Three colours leave together, and near the end only what leaves counts. Dallas – New York lacks a green and an orange wagon: place them with the black one.
tickets-lesson-finer-timing-wrong = Dallas – New York lacks a green and an orange wagon. Which set sends both at once?
tickets-lesson-finer-timing-wrong-pair = Two greens need two turns, and Dallas – New York asks for only one of them. Which set sends the orange one too?
tickets-lesson-finer-timing-hint = Choose the set of a black, a green and an orange wagon.
tickets-lesson-finer-end = The last turns
tickets-lesson-finer-end-say = All four destinations are paid for. When some ten cards are left in the deck, think short: a card that does not leave in time is lost. In your very last turn, a set can only rob.
tickets-lesson-finer-free = Now you play
tickets-lesson-finer-free-say = Play on to the end. Draw destinations while there is time to pay for them, keep New York in mind, and strike when a column is down to one card.
`;export{e as default};