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
learn-to-the-end = Play to the end of the game
learn-tried = What you tried
learn-done = You can play it now
learn-done-line = That was “{ $lesson }”. Whatever you forget stands in the rules, and every refused move links to its paragraph.
learn-play-now = Play a game now
learn-next-lesson = Next lesson: { $lesson }
learn-stay = Stay at this table
learn-opening = The table is being set up …
learn-of-game = Learn { $game }
