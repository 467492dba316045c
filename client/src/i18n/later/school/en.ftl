## The school

school = School
school-start = Learn by playing
school-resume = Go on with lesson { $n }
school-try = Try it
school-lessons = Lessons
school-coach = The lesson
school-ways = The way through the lessons
school-happened = What happened
school-dot = { $done ->
        [yes] Lesson { $n }: { $title }, finished
       *[no] Lesson { $n }: { $title }
    }
school-fresh = Each lesson has a board of its own.
school-finished = Finished
school-board = Open on the board
school-first-game = Your first game
school-look = Look at { $places }.
school-aside = It would be allowed.
school-aside-now = It would be allowed, but the lesson asks for something else now.
school-insist = Do it anyway
school-show = Show me
school-back = Back
school-again = Again
school-help = Help
school-skip = Skip
school-next = Next
school-play = To the first game
school-first-coach = First game, with a coach
school-rival = Jonas
school-learner = Anna
school-keys-on = Go on, or confirm
