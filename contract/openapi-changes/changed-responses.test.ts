import { test } from 'vitest';

import { expectChange, OK, SCHEMAS, text, USERS, type Row } from './testing/changed-document';

const responses: Row[] = [
  [
    'a removed field',
    `${SCHEMAS}/Trait/properties/imageUrl`,
    undefined,
    'client',
    /^body\[\]\.imageUrl was removed$/,
  ],
  [
    'a field that may be missing',
    `${SCHEMAS}/Nonce/required`,
    [],
    'client',
    /^body\.nonce may now be missing$/,
  ],
  ['a new field', `${SCHEMAS}/User/properties/joined`, text, 'none', /^body\.joined was added$/],
  [
    'a field that providers must send',
    `${SCHEMAS}/User/required`,
    ['walletAddress', 'username'],
    'provider',
    /^body\.username is now required$/,
  ],
  [
    'a further value',
    `${SCHEMAS}/User/properties/premiumTier/enum`,
    ['Free', 'Basic', 'Advanced', 'Elite', 'Gold'],
    'client',
    /may now be "Gold"/,
  ],
  [
    'a value less',
    `${SCHEMAS}/PublicProfile/properties/premiumTier/enum`,
    ['Free', 'Basic', 'Advanced'],
    'provider',
    /may no longer be "Elite"/,
  ],
  [
    'a type more',
    `${SCHEMAS}/Nonce/properties/nonce/type`,
    ['string', 'null'],
    'client',
    /^body\.nonce may be something more$/,
  ],
  [
    'another type',
    `${SCHEMAS}/Credits/properties/vanilla/properties/amount/type`,
    'string',
    'client',
    /amount may now be string/,
  ],
  [
    'whole numbers only',
    `${SCHEMAS}/Credits/properties/vanilla/properties/amount/type`,
    'integer',
    'provider',
    /amount may no longer be number/,
  ],
  [
    'a limit less',
    `${SCHEMAS}/Nonce/properties/nonce/minLength`,
    undefined,
    'client',
    /minLength was 1 and is none/,
  ],
  [
    'a list instead of one',
    `${USERS}~1me/get/${OK}`,
    { type: 'array', items: text },
    'client',
    /^body may now be array$/,
  ],
  [
    'a removed response',
    `${USERS}~1me/get/responses/404`,
    undefined,
    'provider',
    /^the response was removed$/,
  ],
  [
    'an added response',
    `${USERS}~1me/get/responses/202`,
    { description: 'Soon' },
    'none',
    /^the response was added$/,
  ],
  [
    'another media type',
    `${USERS}~1me/get/responses/200/content`,
    { 'text/csv': {} },
    'client',
    /^text\/csv was added$/,
  ],
];

const operations: Row[] = [
  ['a removed path', `${USERS}~1taxStatus`, undefined, 'client', /^the operation was removed$/],
  [
    'a removed method',
    `${USERS}~1profile/patch`,
    undefined,
    'client',
    /^the operation was removed$/,
  ],
  [
    'an added path',
    '/paths/~1v1~1packs',
    { get: { responses: {} } },
    'none',
    /^the operation was added$/,
  ],
  [
    'a token that is needed',
    `${USERS}~1nonce/get/security`,
    [{ accessToken: [] }],
    'client',
    /token is now needed/,
  ],
  ['a token that is not', `${USERS}~1me/get/security`, [], 'client', /no access token is needed/],
  [
    'another scheme',
    '/components/securitySchemes/accessToken/scheme',
    'basic',
    'client',
    /security scheme accessToken/,
  ],
];

test.each(responses)('responses: %s', (...row) => expectChange(row));

test.each(operations)('of operations: %s', (...row) => expectChange(row));
