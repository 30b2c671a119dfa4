var e=`transamerica-summary = Join your five secret cities on tracks that everybody uses, before the others join theirs.

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

# The first lesson
transamerica-lesson-first = Coast to coast
transamerica-lesson-first-line = Place your marker, lay tracks, use those of others, join your five cities.
transamerica-lesson-first-cities = Your five cities
transamerica-lesson-first-cities-say = These five cities are your secret for this round: one of each colour, from the west coast to the east coast. Join them all by rail before the other player has joined theirs.
transamerica-lesson-first-lines = Lines on the map
transamerica-lesson-first-lines-say = Tracks are laid on the lines between two points. Thin lines are single ones. In mountains and on rivers they are double: dearer, and slower to build. Your cities have rings and plates.
transamerica-lesson-first-marker = Place your marker
transamerica-lesson-first-marker-say = Your network begins at your marker, on any free point. Nobody likes to build in the mountains of the west, so let us begin there, on a city of yours: Phoenix.
transamerica-lesson-first-marker-wrong = That would work. But a marker on one of your own cities has joined that one already. Which of yours lies in the south-west, but not on the coast?
transamerica-lesson-first-marker-wrong-near = Los Angeles is a good thought: far away, and yours. But let us begin one city further east, so that you learn both kinds of lines.
transamerica-lesson-first-marker-wrong-middle = Oklahoma City lies on everybody’s way: others will build there anyway. Where would nobody build for you?
transamerica-lesson-first-marker-wrong-east = In the east others will build soon. Keep it for later, and use their tracks. Which of your cities is lonelier?
transamerica-lesson-first-marker-hint = Phoenix is the red city in the south-west.
transamerica-lesson-first-track = A single line
transamerica-lesson-first-track-say = In your turn you lay two tracks on single lines, or one. Each must touch your network, which is only Phoenix so far. To Oklahoma City the way begins in the south-east.
transamerica-lesson-first-track-wrong = Allowed, but is it on your way? From Phoenix the single line to the south-east brings you nearer to Oklahoma City.
transamerica-lesson-first-track-wrong-double = That is a double line: it would take your whole turn. We come to those. First a single line: the one to the south-east.
transamerica-lesson-first-track-hint = Choose the line from Phoenix down to the right.
transamerica-lesson-first-second = And a second one
transamerica-lesson-first-second-say = One point less is missing: 20. Your second track may go on from the first or begin anywhere at your network. Go on, one line to the east.
transamerica-lesson-first-second-wrong = That touches your network, so it is allowed. But it does not lead to your cities. From the end of your track, which line goes east?
transamerica-lesson-first-second-wrong-stop = You may stop after one track. But a track that is not laid helps nobody, least of all you. Lay a second one, to the east.
transamerica-lesson-first-second-hint = The new end of your track lies south-east of Phoenix. Choose the line to its right.
transamerica-lesson-first-mountains = Over the mountains
transamerica-lesson-first-mountains-say = Orange has begun at St. Louis. To Los Angeles you must cross mountains. A track on a double line is your whole turn, but it counts for two points. Lay it, from Phoenix to the west.
transamerica-lesson-first-mountains-wrong = You can do that later. Nobody will build in these mountains for you: which line leads from Phoenix towards Los Angeles?
transamerica-lesson-first-mountains-hint = Choose the double line from Phoenix to the left.
transamerica-lesson-first-further = Two at a time
transamerica-lesson-first-further-say = Orange builds to Cincinnati, which is one of your cities too. Good for you! Go on from your eastern end: two tracks to the north-east.
transamerica-lesson-first-further-wrong = There are many ways of the same length. Let us take this one: from your eastern end to the north-east, and once more.
transamerica-lesson-first-further-hint = Start at the end that is furthest from Phoenix in the east. The second track goes on in the same direction.
transamerica-lesson-first-coast = Down to the coast
transamerica-lesson-first-coast-say = Nine points are missing. One more double line, and you are in Los Angeles. Networks may grow at every end, as you like: now the western one.
transamerica-lesson-first-coast-wrong = Not wrong, but Los Angeles is only one line away. Which end of your network is nearest to it?
transamerica-lesson-first-coast-hint = Choose the double line that ends in Los Angeles.
transamerica-lesson-first-plains = Across the plains
transamerica-lesson-first-plains-say = Los Angeles is joined. Now two single tracks to the east, along one straight line, and you have Oklahoma City.
transamerica-lesson-first-plains-wrong = Look at your other end, beside Santa Fe: Oklahoma City lies two lines to the east of it. Which line comes first?
transamerica-lesson-first-plains-hint = East of Santa Fe your track ends. Lay from there to the right, twice.
transamerica-lesson-first-others = Let others work
transamerica-lesson-first-others-say = Look at orange: Cincinnati and Washington, your last two cities, hang on its tracks. You have to build nothing there. Touch that network anywhere, and it is yours as well.
transamerica-lesson-first-join = Touch and share
transamerica-lesson-first-join-say = Orange’s nearest track ends close to Oklahoma City, two lines away. Lay two tracks that reach it. Networks that touch are one network, for both of you.
transamerica-lesson-first-join-wrong = That does not lead towards orange. Which line takes you from Oklahoma City nearer to the end of its tracks?
transamerica-lesson-first-join-hint = From Oklahoma City to the east, then to the north-east.
transamerica-lesson-first-count = The round is over
transamerica-lesson-first-count-say = You have joined all five cities, so the round ended at once and you lose nothing. Orange lacked three cities. Seven single lines would have joined them: it loses seven points.
transamerica-lesson-first-barrier = Thirteen points
transamerica-lesson-first-barrier-say = Everybody begins with 13. You still have them, orange has 6. After two rounds or more, a round in which a locomotive crosses the barrier is the last. Then the most points win.
transamerica-lesson-first-free = Round two is yours
transamerica-lesson-first-free-say = Five new cities. Orange has placed its marker; now yours, then lay tracks as you like. Five turns are your practice. The numbers on the plates tell how far each city is.
`;export{e as default};