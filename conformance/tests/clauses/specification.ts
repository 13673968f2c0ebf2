import type { Section } from './clause';

const LOGIN_FORGERIES = [
  'users.login/flow/no signature at all but zeros',
  'users.login/flow/an empty signature',
  'users.login/flow/a signature *',
  'users.login/flow/the signature of another wallet*',
  'users.login/flow/refused: *',
];

/** The rules of the specification for the calls of v1, by its sections. */
export const specification: readonly Section[] = [
  {
    title: '§2 Screens',
    clauses: [
      {
        clause: 'Search results panel: a search without results succeeds ("No matches found.")',
        checks: ['*/success/no results'],
      },
      {
        clause: 'Tax declaration: step 2 follows a yes in step 1',
        checks: [
          'tax.declare/flow/step 2 answered without a yes in step 1',
          'tax.declare/success/of an original minter',
          'tax.declare/success/of a user who didn’t mint',
        ],
      },
    ],
  },
  {
    title: '§3 Entities and their fields',
    clauses: [
      {
        clause: 'User profile: username, avatarPhoto, walletAddress, emailAddress',
        checks: [
          'users.me/success/with a profile',
          'users.profile/success/with a profile',
          'users.me/body/every answer',
          'users.updateProfile/flow/fields that are not its own',
        ],
      },
      {
        clause: 'Image upload uses a multipart form field named image',
        checks: [
          'users.uploadProfileImage/success/*',
          'users.uploadProfileImage/flow/*',
          'users.uploadProfileImage/idempotence/*',
          'users.uploadProfileImage/invalid/*',
        ],
      },
      {
        clause: 'Credits: subscription.amount and vanilla.amount',
        checks: ['credits.balances/flow/*', 'credits.balances/body/every answer'],
      },
      {
        clause: 'Trait: id, traitValue',
        checks: ['traits.search/body/every answer', 'traits.search/flow/a name in any case'],
      },
      {
        clause: 'Public profile: username, avatarPhoto',
        checks: [
          'users.publicProfile/success/of a user with a profile',
          'users.publicProfile/flow/*',
          'users.publicProfile/body/every answer',
        ],
      },
      {
        clause: 'Login request: walletAddress, signature, messageVersion; response: accessToken',
        checks: ['users.login/invalid/*', 'users.login/body/every answer'],
      },
      {
        clause: 'Nonce response: nonce, of one wallet, for one login',
        checks: [
          'users.nonce/flow/*',
          'users.nonce/idempotence/*',
          'users.login/flow/the same login *',
          'users.login/flow/the other signature of a used nonce',
          'users.login/flow/a nonce of more than five minutes',
          'users.login/flow/after failed logins in its name',
        ],
      },
      {
        clause: 'Access token: decoded, it holds walletAddress and exp (seconds)',
        checks: [
          'users.login/success/nonce, signature, login, current user',
          'users.login/flow/the token of an earlier sign-in',
          'users.me/token/a token just before its end',
          '*/token/an expired token',
        ],
      },
      {
        clause: 'Account search results carry walletAddress, and username for username search',
        checks: [
          'users.searchByAddress/body/every answer',
          'users.searchByAddress/flow/a wallet that has signed in',
          'users.searchByUsername/flow/a new profile',
        ],
      },
      {
        clause: 'Tax status response: alreadyAnswered (boolean)',
        checks: ['tax.status/body/every answer', 'tax.status/flow/*'],
      },
      { clause: 'Errors carry a message field', checks: ['*/error-body/every answer'] },
      {
        clause: 'Wallet address: 0x followed by 40 hex characters; one account in any case',
        checks: [
          'users.nonce/invalid/*',
          'users.login/flow/the address *',
          'users.login/flow/signed in again*',
        ],
      },
    ],
  },
  {
    title: '§4 States and transitions',
    clauses: [
      {
        clause: 'Sign-in: only the wallet’s own signature over its login message signs in',
        checks: [...LOGIN_FORGERIES, 'users.login/flow/a smart account signs in'],
      },
      {
        clause: 'Current user: fetched once a token exists, and of the token’s wallet',
        checks: ['users.me/success/valid request', 'users.me/token/another user’s token'],
      },
      {
        clause: 'Tax wizard: after the declaration the status is alreadyAnswered, for good',
        checks: ['tax.declare/success/*', 'tax.declare/idempotence/declared again'],
      },
    ],
  },
  {
    title: '§5 Validation rules',
    clauses: [
      {
        clause:
          'Search text: an address search, a username search and a trait search, taken literally',
        checks: [
          '*/flow/taken literally',
          'users.searchByUsername/flow/the name in any case, and a part of it',
          'users.searchByUsername/flow/a name in another script: *',
          'traits.search/invalid/*',
        ],
      },
      {
        clause: 'userIsOriginalMinter: no required check',
        checks: ['tax.declare/success/with step 1 unanswered'],
      },
      {
        clause:
          'walletAddresses: addresses separated by commas with optional whitespace, may be empty',
        checks: [
          'tax.declare/success/with spaces around the commas',
          'tax.declare/success/with an empty list of addresses',
          'tax.declare/flow/refused addresses',
          'tax.status/flow/of a wallet that another one lists',
        ],
      },
      {
        clause: 'declareTruth: required and must be true',
        checks: ['tax.declare/flow/not declared to be true', 'tax.declare/invalid/*'],
      },
    ],
  },
  {
    title: '§6 Roles and permissions',
    clauses: [
      { clause: 'A signed-in user holds a bearer access token', checks: ['*/token/*'] },
      {
        clause: 'Writes change only data of the token’s wallet',
        checks: [
          'users.updateProfile/flow/another user’s profile',
          'users.uploadProfileImage/flow/pictures of two users',
          'users.verifyEmail/flow/another user’s code',
        ],
      },
    ],
  },
  {
    title: '§7 The calls it makes',
    clauses: [
      {
        clause: 'Query arrays are serialized by repeating the key',
        checks: ['*/query/*'],
      },
      {
        clause: 'Each call takes its method and no other',
        checks: ['*/method/*', '*/head-options/*'],
      },
      {
        clause: 'Each call takes what its schema describes, and nothing else',
        checks: ['*/invalid/*', '*/limits/*', '*/generated/*'],
      },
      {
        clause: 'Each call has the declared statuses, content type and body',
        checks: [
          '*/success/valid request',
          '*/status/every answer',
          '*/content-type/every answer',
          '*/body/every answer',
        ],
      },
      { clause: 'Reads change nothing', checks: ['*/idempotence/repeated'] },
      {
        clause: 'POST /users/profile creates the profile, once',
        checks: [
          'users.createProfile/success/create, read, update, public profile',
          'users.createProfile/idempotence/*',
          'users.profile/flow/before there is one',
        ],
      },
      {
        clause: 'PATCH /users/profile changes the given fields and no others',
        checks: [
          'users.updateProfile/success/one field changed',
          'users.updateProfile/flow/*',
          'users.updateProfile/idempotence/updated twice',
        ],
      },
      {
        clause: 'PATCH /users/email changes the email address',
        checks: [
          'users.changeEmail/success/changed and read back',
          'users.changeEmail/idempotence/changed to the same',
          'users.changeEmail/flow/an address in use',
        ],
      },
      {
        clause: 'POST /users/verifyEmail: the code that was sent verifies, once',
        checks: [
          'users.verifyEmail/success/changed, verified, and the code used up',
          'users.verifyEmail/flow/a *',
          'users.verifyEmail/limits/guessed',
        ],
      },
    ],
  },
  {
    title: '§8 Error catalogue',
    clauses: [
      {
        clause: 'Errors have a message for people, and a server error is always a failure',
        checks: ['*/error-body/every answer', '*/status/every answer'],
      },
    ],
  },
  {
    title: '§9 Business constants and limits',
    clauses: [
      {
        clause: 'Login message version v3',
        checks: ['users.login/invalid/body messageVersion: *'],
      },
      {
        clause: 'Wallet address length 42 characters',
        checks: ['users.nonce/invalid/query walletAddress: its last character *'],
      },
    ],
  },
];
