"""The same person everywhere, without a password, and what they are told while they are away.

`account` is what people do with themselves, `passkeys` and `post` how they prove who they are,
`sessions` who is signed in, `notices` what others call to tell somebody something.
"""
