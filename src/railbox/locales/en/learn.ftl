learn-title = Learn a game
learn-lead = A guided game of ten minutes, the whole rules with boards that can be tried, and a position to solve every day.
learn-contents = Contents
learn-link-to = Link to “{ $title }”
learn-find = Find in the rules
learn-find-line = a word, a card, an option
learn-found = { $count ->
    [0] Nothing found
    [one] Found once
   *[other] Found { $count } times
}
learn-short = In short
learn-players = Players
learn-time = Playing time
learn-designer = By
learn-published = Published
learn-try = Try it
learn-try-line = Every diagram is a real position: choose something that is marked, and see what it would do.
learn-again = As it was
learn-rules = The rules
learn-rules-of = The rules of { $game }
learn-rule = The rule behind it
learn-never-played = Never played it? Learn it in { $minutes } minutes
learn-lesson = Lesson
learn-guide = Guide
learn-step = Lesson · step { $at } of { $count }
learn-step-of = { $at } / { $count }
learn-back = Back
learn-hint = Hint
learn-next = Next
learn-not-wanted = Allowed, but not what we want here
learn-wrong = { $why } { $effect }
learn-turns-left = { $count ->
    [one] One more turn of your own
   *[other] { $count } more turns of your own
}
learn-first-press = First press “{ $button }” on the sign.
learn-alone = Let me play
learn-to-the-end = Play to the end of the game
learn-tried = What you tried
learn-done = You can play it now
learn-done-line = That was “{ $lesson }”. Whatever you forget stands in the rules, and every refused move links to its paragraph.
learn-play-now = Play a game now
learn-next-lesson = Next lesson: { $lesson }
learn-stay = Stay at this table
learn-opening = The table is being set up …
learn-of-game = Learn { $game }
learn-puzzle = Position of the day
learn-puzzle-number = Position { $number } of { $count }
learn-puzzle-who = Position of the day · one move decides
learn-puzzle-title = A position of { $game }
learn-puzzle-line = From a game between bots: one action is clearly the best. What would you do?
learn-puzzle-try = Try it
learn-puzzle-another = Another one
learn-puzzle-tries = Your tries
learn-puzzle-right = Right!
learn-puzzle-wrong = Not the best: { $share } to win.
learn-puzzle-worse = Not the best, and not among the better ones.
learn-puzzle-solved = Solved
learn-hints = Hints
learn-hint-kind = What kind of move?
learn-hint-kind-answer = { $count ->
    [one] There is only one of its kind: “{ $action }”.
   *[other] One of { $count } such as “{ $action }”.
}
learn-hint-among = One of which?
learn-hint-move = The move
learn-hint-why = Why?
learn-hint-show = Show
learn-hint-choose = Choose it
learn-hint-chances = Chances to win, as the search sees it
learn-ask = Ask for a hint
learn-asking = A bot is thinking …
learn-judged = { $done } of { $total } decisions judged
learn-play-on = Play on from here
learn-turning = { $played } was played. Better: { $better }.
learn-lead-others = Lead the others
learn-leading = You lead: the others see what you look at
learn-led = { $name } leads
learn-follow = Follow
learn-following = Following
