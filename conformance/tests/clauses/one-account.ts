import type { Section } from './clause';

/** Issue 48, item 1: what several calls of v1 say of the same thing. */
export const oneAccount: Section = {
  title: 'v1 by read-back laws',
  clauses: [
    {
      clause:
        'One account has one name, id, address, picture and email address through every reader',
      checks: [
        'users.me/flow/one account through every reader',
        'users.searchByUsername/flow/a changed name',
        'users.searchByUsername/flow/two users found together',
        'users.updateProfile/flow/read immediately, repeatedly',
      ],
    },
    {
      clause: 'The same with names at the edge: 64 characters, spaces, NFKC, upper case',
      checks: [
        'users.createProfile/flow/a name of 64 characters',
        'users.createProfile/flow/a name with spaces around it',
        'users.createProfile/flow/a name with two spaces in it',
        'users.createProfile/flow/a name that NFKC changes',
        'users.createProfile/flow/a name with a combining accent',
        'users.createProfile/flow/a name in upper case',
        'users.createProfile/flow/names of any letters',
      ],
    },
    {
      clause: 'The same with email addresses at the edge: 64 characters, a +tag, upper case',
      checks: [
        'users.changeEmail/flow/an address with 64 characters before the @',
        'users.changeEmail/flow/an address with a +tag',
        'users.changeEmail/flow/an address in upper case',
      ],
    },
    {
      clause: 'A trait has one id, name and spelling in every search',
      checks: ['traits.search/flow/one id and one name in every search'],
    },
    { clause: 'No search finds a result twice', checks: ['*/flow/no result twice'] },
    {
      clause: 'A part of an address finds no user',
      checks: ['users.searchByAddress/flow/a part of an address'],
    },
    {
      clause: '`exists` responds as documented, and the same for an address in any case',
      checks: [
        'users.exists/flow/an existing user and a missing one',
        'users.exists/flow/an address that has only requested a nonce',
        'users.exists/flow/the address in any case, with and without a profile',
      ],
    },
    {
      clause: '30 nonces cannot be predicted, and have 8 characters or more',
      checks: [
        'users.nonce/flow/not to be guessed from others',
        'users.nonce/flow/long, and not derived from the address',
      ],
    },
    {
      clause: 'Every altered form of a right code is refused',
      checks: ['users.verifyEmail/flow/the right code *'],
    },
    {
      clause: 'Sending a code again sends another mail, to the current address',
      checks: [
        'users.resendVerification/success/sent again',
        'users.resendVerification/flow/another mail, whose code verifies',
        'users.resendVerification/flow/after a change of the address',
        'users.resendVerification/flow/without an address',
      ],
    },
    {
      clause: 'A declaration takes 50 addresses, the same one twice, none, and an empty list',
      checks: [
        'tax.declare/success/with 50 other addresses',
        'tax.declare/success/with an address twice',
        'tax.declare/success/with an empty list of addresses',
        'tax.declare/success/without other addresses',
      ],
    },
    { clause: '`PATCH {}` changes nothing', checks: ['users.updateProfile/flow/no field at all'] },
    {
      clause: 'No header lets shared caches store a private response',
      checks: ['*/cache/every answer'],
    },
    {
      clause: 'Cookies, other headers and the query carry no token',
      checks: [
        '*/token/the token in cookies',
        '*/token/the token in other headers',
        '*/token/the token in the query',
        '*/token/the token in the query under other names',
      ],
    },
    {
      clause: 'A picture’s type is that of its bytes, and it stays at its address',
      checks: [
        'users.uploadProfileImage/success/uploaded, shown and served',
        'users.uploadProfileImage/flow/a picture that stays',
      ],
    },
    {
      clause:
        'Nothing private can be derived from public fields: no digest of the email address, no masked one, no other names',
      checks: [
        'users.publicProfile/secrets/without the email address',
        'users.publicProfile/secrets/the same whatever is private',
        '*/secrets/every answer',
      ],
    },
    {
      clause: 'Every answer of `/me` and `/profile` shows the owner of the token, in 200 reads too',
      checks: [
        'users.me/owner/200 reads by four callers',
        '*/owner/every answer',
        'users.me/token/another user’s token',
      ],
    },
  ],
};
