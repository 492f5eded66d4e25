### Settings of the server that cannot be used, as whoever starts it reads.

the-secret-key-is-too-short-delete-the-file = la clé secrète est trop courte : supprime le fichier et recommence
name-cannot-be-given-it-is-like-example = { $name } ne peut pas être « { $given } » ; exemple : { $example }
HOLDFAST_MAIL-is-like-smtp-user-password-mail-example-org = HOLDFAST_MAIL a la forme smtp://user:password@mail.example.org:587, ou commence par smtps:// (chiffré dès le début) ou smtp+plain:// (non chiffré)
HOLDFAST_MAIL-needs-name-too-such-as-example = HOLDFAST_MAIL a aussi besoin de la variable { $name }, par exemple { $example }
file-is-damaged-it-holds-no-key-that-could = { $file } est endommagé : la clé qu’il contient est illisible
the-folder-folder-cannot-be-used-reason-name-another = le dossier { $folder } n’est pas utilisable : { $reason } ; indiques-en un autre avec --data
name-must-be-a-number-of-0-or-more = { $name } doit être un nombre supérieur ou égal à 0, et non « { $given } »
