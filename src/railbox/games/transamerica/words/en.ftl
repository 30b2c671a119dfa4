transamerica-summary = Join your five secret cities on tracks that everybody uses, before the others join theirs.

# Options
transamerica-option-open-cities = Open cities
transamerica-option-open-cities-help = For beginners: everybody’s city cards lie face up.
transamerica-option-hints = Hints
transamerica-option-hints-help = Show how much each track helps you, and the cheapest way to your cities when you ask for it.
transamerica-option-first = Who begins
transamerica-option-first-help = The seat that begins the first round; each later round begins one seat further on.
transamerica-option-first-first-seat = the first seat
transamerica-option-first-random = drawn by lot
transamerica-option-colours = Colours of the players
transamerica-option-colours-help = The colours go by seats, or are drawn by lot.
transamerica-option-colours-fixed = by seats
transamerica-option-colours-random = drawn by lot
transamerica-option-min-rounds = Rounds at least
transamerica-option-min-rounds-help = The game does not end before this many rounds. Some people let it end after a single one.
transamerica-option-vexation = Vexation
transamerica-option-vexation-help = In each round every player has three private tracks that nobody else may use.
transamerica-option-vexation-ruling = Private tracks are apart from the 84 common ones. In the count they are free for their owner and closed for others, unless they cut somebody off from a city altogether. At most two of them meet at a point.
transamerica-option-board = Board
transamerica-option-board-help = A board of your own, with its points, lines and cities; without one you play on the board of the box.

# Places
transamerica-place = { $name }
transamerica-point = point { $name }
transamerica-place-near = { $far ->
    [one] { $direction } { $city }
   *[other] { $far } { $direction } { $city }
}
transamerica-of-vowel = of { $name }
transamerica-of-consonant = of { $name }
transamerica-line-from = { $place } → { $direction }
transamerica-line-between = { $one } – { $two }
transamerica-direction-east = east
transamerica-direction-north-east = north-east
transamerica-direction-north = north
transamerica-direction-north-west = north-west
transamerica-direction-west = west
transamerica-direction-south-west = south-west
transamerica-direction-south = south
transamerica-direction-south-east = south-east
transamerica-towards-east = east
transamerica-towards-north-east = north-east
transamerica-towards-north = north
transamerica-towards-north-west = north-west
transamerica-towards-west = west
transamerica-towards-south-west = south-west
transamerica-towards-south = south
transamerica-towards-south-east = south-east

# Colours of cities
transamerica-colour = { $name }
transamerica-colour-green = green
transamerica-colour-blue = blue
transamerica-colour-yellow = yellow
transamerica-colour-red = red
transamerica-colour-orange = orange
transamerica-colour-purple = purple
transamerica-colour-black = black
transamerica-colour-white = white
transamerica-colour-grey = grey
transamerica-colour-brown = brown
transamerica-colour-pink = pink

# Actions
transamerica-label-stop = Lay no second track
transamerica-label-hub = Place the marker: { $point }
transamerica-label-track = Lay a track: { $track }
transamerica-label-own = Lay a private track: { $track }

# Prompts
transamerica-prompt-hub = Place your marker on a free point.
transamerica-prompt-first = Lay a track from your network.
transamerica-prompt-second = Lay a second track on a single line, or stop.
transamerica-prompt-last = The round ends after this turn. You may lay one more track on a single line.

# Events
transamerica-hub-placed = { $seat } places the marker: { $point }.
transamerica-track-laid = { $seat } lays a track: { $track }.
transamerica-own-track-laid = { $seat } lays a private track, which nobody else may use: { $track }.
transamerica-networks-joined = { $seats } now share one network.
transamerica-network-reaches = The network of { $seat } has reached the marker of { $others }.
transamerica-stopped = { $seat } lays no second track.
transamerica-completed = { $seat } has joined all cities: { $cities }.
transamerica-turn-skipped = { $seat } can lay no track and is skipped.
transamerica-round-ended = Round { $round } is over: { $end }.
transamerica-round-end-active = the player to move has joined all cities
transamerica-round-end-others-early = somebody was complete before the turn was over
transamerica-round-end-others = the last track of the turn has completed somebody else
transamerica-round-end-no-tracks = all tracks are laid and nobody is complete
transamerica-round-end-stuck = nobody can lay a track
transamerica-lost = { $seat } held { $cities } and loses { $loss ->
    [one] one point
   *[other] { $loss } points
}: { $points } left.
transamerica-barrier-moved = The barrier moves: { $points ->
    [one] one point or fewer now means
   *[other] { $points } points or fewer now mean
} that it is crossed.
transamerica-barrier-crossed = { $seat } has crossed the barrier with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
transamerica-game-ended = The game is over.
transamerica-round-limit = The game is over: so many rounds have been played that nobody seems to lose any more.
transamerica-round-started = Round { $round } begins; { $seat } starts.
transamerica-dealt-own = Your cities: { $cities }.
transamerica-dealt = The cities of { $seat }: { $cities }.

# Refusals
transamerica-hubs-placed = All markers stand already.
transamerica-point-taken = A marker stands here already: { $point }.
transamerica-hub-first = Place your marker first.
transamerica-one-track-at-least = At least one track must be laid in each turn.
transamerica-own-tracks-used = { $number ->
    [one] Your private track
   *[other] All { $number } of your private tracks
} of this round { $number ->
    [one] is
   *[other] are
} laid.
transamerica-no-own-tracks = There are no private tracks in this game: they belong to the Vexation.
transamerica-track-there = There is a track already: { $track }.
transamerica-not-in-network = This line does not touch your network: { $track }.
transamerica-second-is-single = This is a double line, which takes a whole turn: { $track }.
transamerica-junction-full = At one end of this line two private tracks meet already: { $track }.

# Points and the end
transamerica-sheet-start = Start
transamerica-sheet-round = Round { $round }
transamerica-tie-shared = { $seats } have { $points ->
    [one] { $points } point
   *[other] { $points } points
} each and share the victory.
transamerica-end-barrier-crossed = A locomotive has crossed the barrier.
transamerica-end-round-limit = The greatest number of rounds has been played.

# Cities and pieces
transamerica-city-line = City, colour: { $colour }
transamerica-city-text = One of { $number ->
    [one] { $number } city
   *[other] { $number } cities
} of its colour. In each round everybody holds one card of each colour and must join these cities with the own marker.
transamerica-city-text-out = With so few players this city has no card: it is a point like any other. { $number ->
    [one] One other city
   *[other] { $number } other cities
} of its colour can be dealt.
transamerica-piece-marker = Marker
transamerica-piece-marker-line = Where your network begins
transamerica-piece-marker-text = Everybody places a marker on a free point at the start of each round. Your network is all that tracks join to it; whoever touches it shares it with you.
transamerica-piece-track = Track
transamerica-piece-track-line = One or two a turn, for everybody’s use
transamerica-piece-track-text = { $number ->
    [one] There is { $number } track
   *[other] There are { $number } tracks
} in each round. A turn is one or two tracks on single lines, or one on a double line, each joined to your network. When the last one is laid, the round is over.
transamerica-piece-double = Double line
transamerica-piece-double-line = Over mountains or a river: costs 2 and takes a whole turn
transamerica-piece-double-text = A track on a double line is the only one of its turn, and takes a single piece. When the round is counted, a double line that you lack costs two points.
transamerica-piece-barrier = Barrier
transamerica-piece-barrier-line = The game ends after a round in which somebody crosses it
transamerica-piece-barrier-text = It stands at 0 points at first. After the second round it moves up, so that { $number ->
    [one] one space is
   *[other] { $number } spaces are
} left between it and the last player. It never moves again.
transamerica-piece-own = Private track
transamerica-piece-own-line = For its owner’s use alone
transamerica-piece-own-text = { $number ->
    [one] Everybody has { $number } private track
   *[other] Everybody has { $number } private tracks
} in each round. Only their owner may build on from them and reach cities by them; to others the line is closed. At most two of them meet at a point.

# Text board
transamerica-text-key = + point · . single line · : double line · ━ ╱ ╲ track · 1 marker of player 1
transamerica-text-key-known = cities in capitals: those you know about
transamerica-text-key-own = a digit on a track: private track of that player · cities in capitals: those you know about
transamerica-text-round = Round { $round }, begun by { $seat } · tracks left: { $left } of { $tracks }
transamerica-text-barrier = barrier: { $points }
transamerica-text-past = Round { $round }, { $tracks ->
    [one] { $tracks } track
   *[other] { $tracks } tracks
}: { $end }. Lost: { $losses }
transamerica-text-loss = { $seat } { $loss }
transamerica-text-player = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
transamerica-text-marker = marker: { $point }
transamerica-text-network = reaches { $others }
transamerica-text-own-tracks = { $number ->
    [one] { $number } private track
   *[other] { $number } private tracks
}
transamerica-text-cities = cities: { $cities }
transamerica-text-complete = complete
transamerica-text-missing = { $points ->
    [one] { $points } point
   *[other] { $points } points
} missing
transamerica-text-hint-hub = Hint, without a detour: { $places }
transamerica-text-hint = Hint, { $number ->
    [one] { $number } point
   *[other] { $number } points
} fewer missing: { $places }
transamerica-text-more = { $number } more
