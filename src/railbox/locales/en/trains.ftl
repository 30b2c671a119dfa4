# Prompts
trains-prompt-start = Choose where your line starts: any cell but the sea, a remote location or a start of somebody else.
trains-prompt-turn = Play or buy a card, or end your turn. You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
trains-prompt-rail = { $card }: build a rail beside one of yours, for { $coins } coins at most, or decline.
trains-prompt-station = { $card }: build a station in a city with a building to spare, or decline.
trains-prompt-purchase = Put { $card } on top of your deck, or into your gained area?
trains-prompt-price-of-train = { $card }: choose a train in play and gain its value in coins, or decline.
trains-prompt-copy = { $card }: choose the action card whose effect you copy, or decline.
trains-prompt-discard-to-draw = { $card }: discard cards one by one, then say done and draw as many ({ $count } so far).
trains-prompt-discard-for-coins = { $card }: discard cards one by one for a coin each, then say done ({ $count } so far).
trains-prompt-discard-exactly = { $card }: discard { $count ->
    [one] one more card
   *[other] { $count } more cards
}.
trains-prompt-waste-for-coins = { $card }: give Waste back for a coin each, then say done.
trains-prompt-name = { $card }: name a card; if it is on top of your deck, you take it.
trains-prompt-take-revealed = { $card }: take one of the revealed cards into your hand, or decline.
trains-prompt-put-back = { $card }: choose which card goes on your deck next; the last one will lie on top.
trains-prompt-show-train = { $card }: show a train of your hand to gain another one like it, or decline.
trains-prompt-pull-train = { $card }: take a train from your discard pile into your hand, or decline.
trains-prompt-top-card = { $card } is on top of your deck: leave it on the deck, or discard it.
trains-prompt-crew = { $card }: draw a card, gain a coin, give one Waste back, or decline.
trains-prompt-train-to-deck = { $card }: put a train in play on top of your deck, or decline.
trains-prompt-remove = { $card }: choose the card of your hand to remove from the game for a better train, or decline.
trains-prompt-gain-train = { $card } is removed: choose the train that you take into your hand.

# Events
trains-rail-started = { $seat } starts in { $place }.
trains-card-played = { $seat } plays { $card }{ $coins ->
    [0] .
    [one] {" "}for 1 coin.
   *[other] {" "}for { $coins } coins.
}
trains-card-played-without-effect = { $seat } plays { $card } without its effect{ $coins ->
    [0] .
    [one] {" "}for 1 coin.
   *[other] {" "}for { $coins } coins.
}
trains-effect-declined = { $seat } declines the effect of { $card }.
trains-effect-impossible = { $card } has no effect here.
trains-effect-copied = { $seat } copies the effect of { $card }.
trains-coins-gained = { $seat } gains { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
trains-point-scored = { $seat } scores 1 point.
trains-rail-built = { $seat } builds a rail in { $place }{ $coins ->
    [0] .
    [one] {" "}for 1 coin.
   *[other] {" "}for { $coins } coins.
}
trains-station-built = { $seat } builds a station in { $place }.
trains-waste-gained = { $seat } takes a Waste.
trains-waste-returned = { $seat } gives { $count } Waste back.
trains-card-bought = { $seat } buys { $card } for { $coins }.
trains-card-put-on-deck = { $seat } puts { $card } on top of the deck.
trains-card-gained = { $seat } gains { $card }.
trains-card-gained-to-hand = { $seat } takes { $card } from the supply into the hand.
trains-card-discarded = { $seat } discards { $card }.
trains-card-removed = { $seat } removes { $card } from the game.
trains-card-taken = { $seat } takes { $card } into the hand.
trains-card-named = { $seat } names { $card }.
trains-train-shown = { $seat } shows { $card }.
trains-cards-revealed = { $seat } reveals { $cards }.
trains-cards-drawn = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
trains-cards-drawn-own = You draw { $cards }.
trains-top-seen = { $seat } looks at the top card of the deck.
trains-top-seen-own = On top of your deck is { $card }.
trains-top-kept = { $seat } leaves that card on the deck.
trains-reshuffled = { $seat } shuffles the discard pile into a new deck.
trains-turn-ended = { $seat } ends the turn.
trains-ended-by-piles = Four piles are empty: the game is over.
trains-ended-by-rails = A player has used up all rails: the game is over.
trains-ended-by-stations = All stations are built: the game is over.
trains-ended-by-turn-limit = The limit of turns is reached: the game is over.

# Refusals
trains-start-first = Choose first where your line starts.
trains-start-taken = Another line starts in { $place } already.
trains-start-remote = A line may not start in a remote location such as { $place }.
trains-effect-first = Settle { $card } first.
trains-effect-must-be-finished = The effect of { $card } has begun and must be finished.
trains-nothing-asked = There is no effect to decide on: play or buy a card, or end your turn.
trains-nothing-to-choose = There is no card to choose now.
trains-not-playable = { $card } cannot be played: it would do nothing.
trains-not-in-hand = You have no { $card } in your hand.
trains-not-in-supply = { $card } has no pile in this game.
trains-pile-empty = The pile of { $card } is empty.
trains-too-dear = { $card } costs { $cost }, you have { $coins }.
trains-waste-not-for-sale = Waste cannot be bought.
trains-pass-only = Waste goes back only in a turn in which you neither play nor buy a card.
trains-no-waste-in-hand = You have no Waste in your hand.
trains-no-rail-card = Play a card that builds rails first.
trains-no-station-card = Play a card that builds stations first.
trains-rail-on-sea = No rail can be built in the sea ({ $place }).
trains-rail-twice = You have a rail in { $place } already.
trains-rail-not-adjacent = { $place } does not touch any of your rails.
trains-rail-too-dear = A rail in { $place } costs { $cost }, you have { $coins }.
trains-station-outside-city = Stations are built in cities, not in { $place }.
trains-station-no-room = Every building of { $place } has its station.
trains-no-such-train-in-play = You have no train { $card } in play.
trains-no-such-action-in-play = You have no action card { $card } in play that can be copied.
trains-no-such-action-in-hand = You have no action card { $card } in your hand that can be copied.
trains-no-such-train-to-show = { $card } cannot be shown: it must be a train of your hand whose pile is not empty.
trains-no-such-train-discarded = There is no train { $card } in your discard pile.
trains-no-such-train-to-gain = { $card } is not a train that the supply can give for the removed card.
trains-not-removable = { $card } cannot be removed: it is not in your hand, or no train can be had for it.
trains-not-revealed = { $card } is not among the revealed cards.
trains-not-in-game = { $card } is not in this game.

# Cards
trains-card-normal-train = Normal Train
trains-card-express-train = Express Train
trains-card-limited-express-train = Limited Express Train
trains-card-lay-rails = Lay Rails
trains-card-station-expansion = Station Expansion
trains-card-apartment = Apartment
trains-card-tower = Tower
trains-card-skyscraper = Skyscraper
trains-card-waste = Waste
trains-card-amusement-park = Amusement Park
trains-card-bullet-train = Bullet Train
trains-card-collaboration = Collaboration
trains-card-command-central = Command Central
trains-card-conductors-station = Conductor’s Station
trains-card-control-room = Control Room
trains-card-dump-site = Dump Site
trains-card-early-train = Early Train
trains-card-freight-train = Freight Train
trains-card-garage = Garage
trains-card-holiday-timetable = Holiday Timetable
trains-card-information-central = Information Central
trains-card-ironworks = Ironworks
trains-card-landfill = Landfill
trains-card-mail-train = Mail Train
trains-card-maintenance-factory = Maintenance Factory
trains-card-passing-station = Passing Station
trains-card-pulling = Pulling
trains-card-signaling-area = Signaling Area
trains-card-signals = Signals
trains-card-station-crew = Station Crew
trains-card-stationmasters-office = Stationmaster’s Office
trains-card-steel-bridge = Steel Bridge
trains-card-subway-excavation = Subway Excavation
trains-card-switchback = Switchback
trains-card-temporary-timetable = Temporary Timetable
trains-card-tourist-train = Tourist Train
trains-card-tunnel = Tunnel
trains-card-viaduct = Viaduct
trains-card-wagon-factory = Wagon Factory

# Cards by the names of the OKAZU edition, where these differ in a language
trains-card-normal-train-okazu = Normal Train
trains-card-limited-express-train-okazu = Limited Express Train
trains-card-station-expansion-okazu = Station Expansion
trains-card-apartment-okazu = Building
trains-card-tower-okazu = Multi Storey Building
trains-card-waste-okazu = Waste
trains-card-bullet-train-okazu = Bullet Train
trains-card-collaboration-okazu = Collaboration
trains-card-command-central-okazu = Command Central
trains-card-conductors-station-okazu = Conductor area
trains-card-control-room-okazu = Control Room
trains-card-dump-site-okazu = Material dump site
trains-card-early-train-okazu = First train
trains-card-garage-okazu = Garage
trains-card-holiday-timetable-okazu = Holiday Timetable
trains-card-information-central-okazu = Information Central
trains-card-ironworks-okazu = Ironworks
trains-card-landfill-okazu = Landfill
trains-card-passing-station-okazu = Passing Station
trains-card-pulling-okazu = Pulling
trains-card-signaling-area-okazu = Signaling Area
trains-card-signals-okazu = Signals
trains-card-station-crew-okazu = Station Crew
trains-card-subway-excavation-okazu = Subway Excavation
trains-card-switchback-okazu = Switchback
trains-card-tourist-train-okazu = Tourist Train
trains-card-wagon-factory-okazu = Wagon Factory

# What cards do
trains-text-normal-train = No effect beyond its coin.
trains-text-express-train = No effect beyond its coins.
trains-text-limited-express-train = No effect beyond its coins.
trains-text-lay-rails = Build a rail, then take a Waste.
trains-text-station-expansion = Build a station in any city with a building to spare, then take a Waste.
trains-text-apartment = 1 point at the end. Whoever buys it takes a Waste.
trains-text-tower = 2 points at the end. Whoever buys it takes a Waste.
trains-text-skyscraper = 4 points at the end. Whoever buys it takes a Waste.
trains-text-waste = Does nothing and cannot be bought.
trains-text-amusement-park = Choose a train that you have in play and gain as many coins as its printed value.
trains-text-bullet-train = Gain 1 coin more if you have a Normal Train in play already.
trains-text-collaboration = Build a rail, then take a Waste. Until the end of the turn, rails of other players cost you neither coins nor Waste; this rail profits too.
trains-text-command-central = Draw a card. Then name a card and reveal the top card of your deck: if it is the one, take it into your hand; if not, put it back.
trains-text-conductors-station = Discard as many cards of your hand as you like, then draw as many.
trains-text-control-room = Draw 3 cards.
trains-text-dump-site = Until the end of the turn you take no Waste.
trains-text-early-train = Until the end of the turn, each card that you buy may go on top of your deck.
trains-text-early-train-okazu = While this card is in play, each card that you buy may go on top of your deck.
trains-text-freight-train = Give as much Waste of your hand back as you like; gain 1 coin for each.
trains-text-garage = Draw 2 cards, then discard 2 cards.
trains-text-holiday-timetable = You may remove this card from the game to gain 3 coins.
trains-text-information-central = Reveal the top 4 cards of your deck. You may take one into your hand; put the others back on top in any order.
trains-text-ironworks = Until the end of the turn, gain 2 coins each time you play a rail card.
trains-text-ironworks-okazu = While this card is in play, gain 2 coins each time you play a Lay Rails card.
trains-text-landfill = Give all Waste of your hand back.
trains-text-mail-train = Discard as many cards of your hand as you like; gain 1 coin for each.
trains-text-maintenance-factory = Show a train of your hand and gain another one like it from the supply.
trains-text-passing-station = Draw a card.
trains-text-pulling = Take a train from your discard pile into your hand.
trains-text-signaling-area = Draw 2 cards.
trains-text-signals = Draw a card. Then look at the top card of your deck: leave it there or discard it.
trains-text-station-crew = Choose one: draw a card; or gain 1 coin; or give one Waste of your hand back.
trains-text-stationmasters-office = Choose an action card in your hand and apply its effect as if it were printed here. Its coins are not copied.
trains-text-stationmasters-office-okazu = Choose an action card that you have in play and apply its effect as if it were printed here. Its coins are not copied.
trains-text-steel-bridge = Build a rail, then take a Waste. Until the end of the turn rivers cost you no coins; this rail profits too.
trains-text-subway-excavation = Build a rail, then take a Waste. Until the end of the turn rails cost you no coins; this rail profits too.
trains-text-subway-excavation-okazu = Build a rail, then take a Waste. While this card is in play rails cost you no coins, except in remote locations; this rail profits too.
trains-text-switchback = Put a train that you have in play on top of your deck. You keep its coins.
trains-text-temporary-timetable = Reveal cards of your deck until two trains have come. Take these into your hand and discard the others.
trains-text-tourist-train = Score 1 point.
trains-text-tunnel = Build a rail, then take a Waste. Until the end of the turn mountains cost you no coins; this rail profits too.
trains-text-viaduct = Build a rail, then take a Waste. Until the end of the turn cities cost you no coins, stations included; this rail profits too.
trains-text-wagon-factory = Remove a train of your hand from the game. Take a train that costs up to 3 more from the supply into your hand.
trains-text-wagon-factory-okazu = Remove a card of your hand from the game. Take a train that costs exactly 3 more from the supply into your hand.
