import { describe, expect, test } from 'vitest';

import * as fixtures from '../../../fixtures/users';
import { MAX_SIGNATURE_BYTES } from '../../shared/signature';
import { uncheckedFields } from '../../shared/wrong-fields.fixture';
import {
  AccessTokenSchema,
  AccountSchema,
  EmailPayloadSchema,
  LoginRequestSchema,
  NamedAccountSchema,
  NonceQuerySchema,
  NonceSchema,
  ProfilePayloadSchema,
  PublicProfileSchema,
  UserIdParamsSchema,
  UserSchema,
  VerificationPayloadSchema,
} from './users.schema';

const examples = [
  [UserSchema, fixtures.alice],
  [UserSchema, fixtures.newcomer],
  [PublicProfileSchema, { ...fixtures.alicePublicProfile, premiumTier: 'Elite' }],
  [NonceSchema, fixtures.nonce],
  [LoginRequestSchema, fixtures.loginRequest],
  [AccessTokenSchema, fixtures.accessToken],
  [ProfilePayloadSchema, fixtures.profilePayload],
  [EmailPayloadSchema, fixtures.emailPayload],
  [VerificationPayloadSchema, fixtures.verificationPayload],
  [AccountSchema, fixtures.account],
  [NamedAccountSchema, fixtures.namedAccount],
] as const;

test.each(examples)('R3.1 fixture %# parses to itself', (schema, fixture) => {
  expect(schema.parse(fixture)).toEqual(fixture);
});

test.each(examples)('every field of fixture %# has a rule', (schema, fixture) => {
  expect(uncheckedFields(schema, fixture)).toEqual([]);
});

test.each([
  [UserSchema, fixtures.alice, ['walletAddress']],
  [PublicProfileSchema, fixtures.alicePublicProfile, []],
  [NonceSchema, fixtures.nonce, ['nonce']],
  [AccessTokenSchema, fixtures.accessToken, ['accessToken']],
  [AccountSchema, fixtures.account, ['walletAddress']],
  [NamedAccountSchema, fixtures.namedAccount, ['username', 'walletAddress']],
] as const)('answer %# requires exactly the needed fields', (schema, fixture, needed) => {
  const missed = Object.keys(fixture).filter((field) => {
    const rest = Object.entries(fixture).filter(([name]) => name !== field);
    return !schema.safeParse(Object.fromEntries(rest)).success;
  });
  expect(missed.toSorted()).toEqual(needed);
});

describe('login request', () => {
  test.each(['v2', 'v3 ', '', undefined])('message version %j is refused', (messageVersion) => {
    const request = { ...fixtures.loginRequest, messageVersion };
    expect(LoginRequestSchema.safeParse(request).success).toBe(false);
  });

  test.each(['', 'abc', '0xzz', `0x${'a'.repeat(2 * MAX_SIGNATURE_BYTES + 2)}`])(
    'a signature must be hex (%#)',
    (signature) => {
      const request = { ...fixtures.loginRequest, signature };
      expect(LoginRequestSchema.safeParse(request).success).toBe(false);
    },
  );

  test('R3.6 an unknown field is refused', () => {
    const request = { ...fixtures.loginRequest, admin: true };
    expect(LoginRequestSchema.safeParse(request).success).toBe(false);
  });
});

test('a nonce is requested for one address', () => {
  const address = fixtures.aliceAddress;
  expect(NonceQuerySchema.safeParse({ walletAddress: address }).success).toBe(true);
  expect(NonceQuerySchema.safeParse({ walletAddress: [address, address] }).success).toBe(false);
  expect(NonceQuerySchema.safeParse({ walletAddress: { $ne: 'x' } }).success).toBe(false);
});

test.each(['walletAddress', 'credits', 'emailAddress'])(
  'a profile payload cannot carry %s',
  (field) => {
    const payload = { ...fixtures.profilePayload, [field]: 'x' };
    expect(ProfilePayloadSchema.safeParse(payload).success).toBe(false);
  },
);

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://host/x', 'not an address'])(
  'an avatar at %s is refused',
  (avatarPhoto) => {
    expect(ProfilePayloadSchema.safeParse({ avatarPhoto }).success).toBe(false);
  },
);

test.each(['..', '../admin', 'a/b', '%2e', 'a.b', '', 'x'.repeat(65)])(
  'refuses the user id %j, which is not one plain segment',
  (id) => {
    expect(UserIdParamsSchema.safeParse({ id }).success).toBe(false);
  },
);

describe.each([
  ['the own profile', UserSchema, fixtures.alice],
  ['a public profile', PublicProfileSchema, fixtures.alicePublicProfile],
])('%s', (_of, schema, profile) => {
  test.each(['Free', 'Basic', 'Advanced', 'Elite'])('knows the premium tier %s', (premiumTier) => {
    expect(schema.parse({ ...profile, premiumTier })).toHaveProperty('premiumTier', premiumTier);
  });

  test.each([null, 'Platinum', 'elite', '', 7, {}])(
    'is accepted when the premium tier is %j, since it only styles a border (§6)',
    (premiumTier) => {
      const read = schema.parse({ ...profile, premiumTier });
      expect(read).toEqual({ ...profile, premiumTier: undefined });
    },
  );
});

test.each([
  '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  'd8dA…6045',
  'vitalik.eth',
  `a${'\u0301'.repeat(60)}`,
  'bob\u200B\u202E',
  'ꓐꓳꓐ',
  '',
])(
  'T61 a provider’s response may hold the username %j, which no one can choose here',
  (username) => {
    const walletAddress = fixtures.alice.walletAddress;
    expect(UserSchema.parse({ ...fixtures.alice, username }).username).toBe(username);
    expect(PublicProfileSchema.parse({ avatarPhoto: null, username }).username).toBe(username);
    expect(NamedAccountSchema.parse({ username, walletAddress }).username).toBe(username);
  },
);

test('accepts fields that the specification does not show', () => {
  expect(UserSchema.parse({ ...fixtures.alice, joined: 2021 })).toHaveProperty('joined', 2021);
});
