# Prompts
transamerica-prompt-hub = Place your marker on a free point: your network begins there.
transamerica-prompt-first = Lay a track from your network, on a single or on a double line.
transamerica-prompt-second = Lay a second track on a single line, or stop.
transamerica-prompt-last = The round ends after this turn. You may lay one more track on a single line.

# Events
transamerica-hub-placed = { $seat } places the marker on { $point }.
transamerica-track-laid = { $seat } lays a track on { $track }.
transamerica-own-track-laid = { $seat } lays an own track on { $track }: nobody else may use it.
transamerica-networks-joined = The network of { $seat } is now part of this one.
transamerica-stopped = { $seat } lays no second track.
transamerica-completed = { $seat } has joined all cities: { $cities }.
transamerica-turn-skipped = { $seat } can lay no track and is skipped.
transamerica-round-ended = Round { $round } is over: { $end ->
    [no-tracks] all tracks are laid and nobody is complete
    [stuck] nobody can lay a track
   *[active] somebody is complete
}.
transamerica-lost = { $seat } held { $cities } and loses { $loss ->
    [one] one point
   *[other] { $loss } points
}: { $points } left.
transamerica-barrier-moved = The barrier moves: it is crossed with { $points } points or fewer.
transamerica-barrier-crossed = { $seat } has crossed the barrier with { $points } points.
transamerica-game-ended = The game is over.
transamerica-round-limit = The game is over: so many rounds have been played that nobody seems to lose any more.
transamerica-round-started = Round { $round } begins; { $seat } starts.
transamerica-dealt-own = Your cities: { $cities }.
transamerica-dealt = The cities of { $seat }: { $cities }.

# Refusals
transamerica-hubs-placed = All markers stand already: lay a track.
transamerica-point-taken = A marker stands on { $point } already.
transamerica-hub-first = Place your marker first.
transamerica-one-track-at-least = At least one track must be laid in each turn.
transamerica-own-tracks-used = Your { $number } own tracks of this round are laid.
transamerica-track-there = There is a track on { $track } already.
transamerica-not-in-network = { $track } does not touch your network.
transamerica-second-is-single = { $track } is a double line: it takes a whole turn.
transamerica-junction-full = At one end of { $track } two own tracks meet already.
