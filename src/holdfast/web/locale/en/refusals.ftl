### Pages: what cannot be done, and what to do then.


## What to do

Check-what-was-sent-then-try-again = Check what was sent, then try again.
Reload-the-page-and-try-again = Reload the page and try again.
Check-the-address-or-start-from-the-first-page = Check the address, or start from the home page.
Look-at-the-fresh-position-and-decide-again = Look at the new position and decide again.
Ask-for-a-new-link = Ask for a new link.
Send-less = Send less.
Wait-a-moment-then-go-on = Wait a moment, then go on.
Wait-a-moment-then-try-again-nothing-was-lost = Wait a moment, then try again: nothing was lost.
name-must-be-a-whole-number = “{ $name }” must be a whole number.
The-database-does-not-answer = The database does not answer.
The-body-is-not-valid-JSON = The body is not valid JSON.
This-address-cannot-be-used-in-this-way = This address cannot be used in this way.
Something-went-wrong-on-the-server = Something went wrong on the server.
The-form-is-too-old-or-did-not-come = The form is too old, or did not come from this site.
This-address-takes-a-form = This address expects a form.
This-form-has-too-many-fields = This form has too many fields.
The-holder-of-this-seat-has-put-you-out = The holder of this seat has removed you: you no longer play here.
You-have-resigned-you-no-longer-play-here = You have resigned: you no longer play here.
Your-time-has-run-out-you-no-longer-play = Your time has run out: you no longer play here.
This-match-has-no-spectators = This match has no spectators.
That-is-hidden-from-you-until-the-match-is = That is hidden from you until the match is over.
This-token-holds-no-seat-in-this-match-An = This token holds no seat in this match. An invitation is not a token: exchange it for one at POST /api/join.
Only-the-one-who-decides-can-ask-that = Only the one who decides can ask that.
Not-your-seat = Not your seat
Only-who-holds-a-seat-decides-who-sits-there = Only whoever holds a seat decides who sits there.
There-is-no-seat-seat-in-this-match = There is no seat “{ $seat }” in this match.
Whoever-runs-this-server-keeps-you-out-Write-to = Whoever runs this server has blocked you. Write to them if you think it is a mistake.
Too-many-requests-in-a-short-time = Too many requests in a short time.
The-cookies-of-this-site-take-more-than-bytes = The cookies of this site take more than { $bytes } bytes: delete them and reload.
This-request-came-from-another-site = This request came from another site.
This-browser-has-been-signed-out-so-nothing-was = This browser has been signed out, so nothing was done. Reload and sign in.
The-body-is-larger-than-limit-bytes = The body is larger than { $limit } bytes.


## Titles of error pages

Internal-Server-Error = Something went wrong here
Not-Found = There is nothing here
Bad-Request = Not understood
Forbidden = Not allowed
Conflict = Not possible now
Gone = No longer here
Too-Many-Requests = A little slower, please
Service-Unavailable = Not available right now
Method-Not-Allowed = Not possible this way
Unprocessable-Entity = That does not work
Unauthorized = Not recognised
Request-Entity-Too-Large = Too large
Content-Too-Large = Too large
Unprocessable-Content = That does not work
Unsupported-Media-Type = Not a known format
Request-URI-Too-Long = Address too long
URI-Too-Long = Address too long


## The rest

That-was-a-lot-in-a-short-time-wait = That was a lot in a short time: wait a little.
Too-many-open-pages-close-some-and-reload = Too many open pages: close some and reload.
Many-matches-with-component-data-of-their-own-are = Too many matches with component data of their own are open just now.
That-is-no-address = That isn’t a valid address.
An-address-begins-with-https = An address begins with https://.
You-have-asked-for-much-work-in-a-short = You have asked for a lot of work in a short time.


## What only programs meet

The-body-must-be-an-object = The body must be an object.
There-is-no-field-name-did-you-mean-near = There is no field “{ $name }”; did you mean “{ $near }”?
There-is-no-field-name = There is no field “{ $name }”.
name-is-one-of-known = “{ $name }” must be one of { $known }.
action-must-be-an-action-or-its-short-text = “action” must be an action or its short text.
There-is-no-such-language = There is no such language.
The-address-has-too-many-parts = The address has too many parts.
The-length-of-the-body-is-not-a-number = The length of the body is not a number.
A-board-is-wide-or-tall = A board is wide or tall.
Suits-have-4-or-2-inks = Suits have 4 or 2 inks.
That-cannot-be-remembered = That cannot be remembered.
There-is-no-board-at-this-address = There is no board at this address.
At-place-the-request-is-not-as-it-should = { $place }: { $what }
There-is-no-field-name-there-are-known = There is no field “{ $name }”; the fields are { $known }.


## Journals that somebody brings

the-journal-was-written-under-rules-version-old-these = The journal was written under version { $old } of the rules; this is version { $new }. Without fingerprints nothing shows whether its positions are still the same.
the-journal-promises-a-key-and-does-not-have = The journal promises a key but does not contain it. The key is published when the match is over: download the journal again then.
the-journal-has-neither-a-seed-nor-a-key = The journal has neither a seed nor a key, so nothing says how the dice would go on. The command “holdfast replay” can still tell it.
this-journal-cannot-be-played-through-reason = This journal cannot be played through: { $reason }
playing-this-journal-through-ended-the-process-that-tried = This journal cannot be played through: the process that tried stopped early.
showing-this-component-data-ended-the-process-that-tried = This component data cannot be shown: the process that tried stopped early.
playing-this-journal-through-takes-too-much-time-or = This journal takes too much time or memory to be played through.
showing-this-component-data-takes-too-much-time-or = This component data takes too much time or memory to be shown.
Too-many-connections-from-this-network = Too many connections from this network.
