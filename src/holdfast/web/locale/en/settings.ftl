### Settings of the server that cannot be used, as whoever starts it reads.

the-secret-key-is-too-short-delete-the-file = the secret key is too short: delete the file and start again
name-cannot-be-given-it-is-like-example = { $name } cannot be “{ $given }”; it should look like { $example }
HOLDFAST_MAIL-is-like-smtp-user-password-mail-example-org = HOLDFAST_MAIL is like smtp://user:password@mail.example.org:587, or begins with smtps:// (encrypted from the start) or smtp+plain:// (not encrypted)
HOLDFAST_MAIL-needs-name-too-such-as-example = HOLDFAST_MAIL needs { $name } too, such as { $example }
file-is-damaged-it-holds-no-key-that-could = { $file } is damaged: the key in it cannot be read
the-folder-folder-cannot-be-used-reason-name-another = the folder { $folder } cannot be used: { $reason }; name another one with --data
name-must-be-a-number-of-0-or-more = { $name } must be a number of 0 or more, not “{ $given }”
