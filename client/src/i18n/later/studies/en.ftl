## Studies: positions with the moves that were thought of there, kept and shared

studies = Studies
studies-why = Positions with moves, variations and remarks, chapter by chapter. They are kept here for you, and shown to nobody without a link.
studies-none = You have no study yet.
studies-new = New study
studies-empty = Empty board
studies-empty-of = { $game }: empty board
studies-paste = Read a text
studies-text = Study or record
studies-read = Read
studies-file = From a file:
studies-anyway = Open it anyway
studies-luck-wrong = This record is not what it says: its luck does not verify.
study = Study
study-missing = There is no such study, or this link is good no more.
study-empty = It has no chapter yet.
study-begin = Begin with { $game }
study-chapter = Chapter { $n }
study-where = { $n } of { $m }: { $name }
study-count = { $n ->
        [0] no chapter
        [one] one chapter
       *[other] { $n } chapters
    }
study-shared = shared
study-chapters = Chapters
study-title = Title of the study
study-name = Name of the chapter
study-rename = Rename
study-rename-this = Rename { $name }
study-up = { $name }: further up
study-down = { $name }: further down
study-remove = Delete
study-remove-this = Delete { $name }
study-remove-all = Delete the study
study-sure = Delete { $name } for good?
study-stay = Keep it
study-add = New chapter:
study-add-here = From this position
study-copy = Copy to my studies
study-copy-this = Copy { $name }
study-share = Share
study-share-why = Whoever has a link needs no account. You can take each link back at any time.
study-share-read = Link to read
study-share-edit = Link to write in it
study-share-make = Make a link
study-share-again = Make a new link
study-share-elsewhere = There is a link, made in another browser. It is not told twice.
study-share-revoke = Take it back
study-saved = Saved
study-saving = Saving
study-waits = Not saved yet
study-offline = Not saved
study-reading = Only to read: what you try here is not kept.
study-changed = This chapter was changed elsewhere meanwhile. Nothing of yours is lost.
study-keep-both = Keep mine as a chapter
study-take-theirs = Take the other
error-study-changed = Somebody was quicker. Try once more.
error-not-your-study = This link is only to read.
error-too-many-studies = You have { $most } studies. Delete some first.
error-too-many-chapters = A study has { $most } chapters at most.
error-studies-full = Your studies hold { $most } MB. Delete some first.
