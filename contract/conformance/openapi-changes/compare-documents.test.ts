import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import type { Change } from './change';
import { compareDocuments } from './compare-documents';
import { describeChanges } from './describe-changes';

const NodeSchema = z.record(z.string(), z.unknown());

const committed: unknown = JSON.parse(
  readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'),
);

/** A copy of which the value at a pointer is another one, or, if undefined, none. */
const withValue = (document: unknown, pointer: string, value: unknown): unknown => {
  const [key = '', ...rest] = pointer.split('/').slice(1);
  const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
  const inside = (old: unknown): unknown => withValue(old, `/${rest.join('/')}`, value);
  if (Array.isArray(document)) {
    const at = Number(name);
    if (rest.length > 0) return document.with(at, inside(document[at]));
    return value === undefined ? document.toSpliced(at, 1) : document.with(at, value);
  }
  const node = NodeSchema.parse(document);
  const { [name]: old, ...others } = node;
  if (rest.length > 0) return { ...node, [name]: inside(old) };
  return value === undefined ? others : { ...node, [name]: value };
};

const USERS = '/paths/~1v1~1users';
const SCHEMAS = '/components/schemas';
const OK = 'responses/200/content/application~1json/schema';
const text = { type: 'string' };

type Row = [what: string, pointer: string, value: unknown, breaks: Change['breaks'], line: RegExp];

const requests: Row[] = [
  [
    'a new required field',
    `${SCHEMAS}/EmailPayload`,
    {
      type: 'object',
      properties: { emailAddress: { type: 'string', maxLength: 254, format: 'email' }, why: text },
      required: ['emailAddress', 'why'],
      additionalProperties: false,
    },
    'client',
    /^body\.why is new and required$/,
  ],
  [
    'a new optional field',
    `${SCHEMAS}/EmailPayload/properties/why`,
    text,
    'nobody',
    /^body\.why is new$/,
  ],
  [
    'a field that is gone',
    `${SCHEMAS}/ProfilePayload/properties/username`,
    undefined,
    'client',
    /^body\.username is gone$/,
  ],
  [
    'a field that becomes required',
    `${SCHEMAS}/ProfilePayload/required`,
    ['username'],
    'client',
    /^body\.username is now required$/,
  ],
  [
    'a field that becomes optional',
    `${SCHEMAS}/LoginRequest/required`,
    ['walletAddress', 'signature'],
    'nobody',
    /messageVersion may now be missing/,
  ],
  [
    'a lower limit',
    `${SCHEMAS}/VerificationPayload/properties/code/maxLength`,
    6,
    'client',
    /^body\.code maxLength was 64 and is 6$/,
  ],
  [
    'a higher limit',
    `${SCHEMAS}/VerificationPayload/properties/code/maxLength`,
    99,
    'nobody',
    /maxLength was 64 and is 99/,
  ],
  [
    'a new limit',
    `${SCHEMAS}/ProfilePayload/properties/username/pattern`,
    '^a',
    'client',
    /pattern was none and is/,
  ],
  [
    'another pattern',
    `${SCHEMAS}/LoginRequest/properties/signature/pattern`,
    '^0x$',
    'client',
    /pattern was/,
  ],
  [
    'another constant',
    `${SCHEMAS}/LoginRequest/properties/messageVersion/const`,
    'v4',
    'client',
    /may no longer be "v3"/,
  ],
  [
    'another type',
    `${SCHEMAS}/VerificationPayload/properties/code/type`,
    'integer',
    'client',
    /may no longer be string/,
  ],
  [
    'null, where it was taken',
    `${SCHEMAS}/ProfilePayload/properties/avatarPhoto/anyOf/1`,
    undefined,
    'client',
    /avatarPhoto may no longer be one of/,
  ],
  [
    'further fields',
    `${SCHEMAS}/LoginRequest/additionalProperties`,
    {},
    'nobody',
    /a further field of body is now allowed/,
  ],
  [
    'a list of one more',
    `${SCHEMAS}/TaxDeclaration/oneOf/0/properties/userInAUS/enum`,
    ['yes', 'no', 'unsure'],
    'nobody',
    /userInAUS may now be "unsure"/,
  ],
  [
    'a list of one less',
    `${SCHEMAS}/TaxDeclaration/oneOf/1/properties/userInAUS/enum`,
    ['yes'],
    'client',
    /userInAUS may no longer be "no"/,
  ],
  [
    'a query that becomes optional',
    `${USERS}~1nonce/get/parameters/0/required`,
    false,
    'nobody',
    /^query\.walletAddress may now be missing$/,
  ],
  [
    'a query that is gone',
    `${USERS}~1nonce/get/parameters`,
    [],
    'client',
    /^query\.walletAddress is gone$/,
  ],
  [
    'a query that comes',
    `${USERS}~1me/get/parameters`,
    [{ name: 'at', in: 'query', schema: text }],
    'nobody',
    /^query\.at is new$/,
  ],
  [
    'a query that has to come',
    `${USERS}~1me/get/parameters`,
    [{ name: 'at', in: 'query', required: true, schema: text }],
    'client',
    /^query\.at is new and required$/,
  ],
  [
    'a stricter path',
    `${USERS}~1{id}~1exists/get/parameters/0/schema/pattern`,
    '^[0-9]+$',
    'client',
    /^path\.id pattern was/,
  ],
  [
    'another media type',
    `${USERS}~1login/post/requestBody/content`,
    { 'text/plain': { schema: text } },
    'client',
    /^application\/json is gone$/,
  ],
  [
    'a body that need not be there',
    `${USERS}~1login/post/requestBody/required`,
    false,
    'nobody',
    /^the body may now be missing$/,
  ],
  [
    'a body that was not asked for',
    `${USERS}~1resendVerification/post/requestBody`,
    { required: true, content: {} },
    'client',
    /^a body is now required$/,
  ],
];

const responses: Row[] = [
  [
    'a field that is gone',
    `${SCHEMAS}/Trait/properties/imageUrl`,
    undefined,
    'client',
    /^body\[\]\.imageUrl is gone$/,
  ],
  [
    'a field that may be missing',
    `${SCHEMAS}/Nonce/required`,
    [],
    'client',
    /^body\.nonce may now be missing$/,
  ],
  ['a new field', `${SCHEMAS}/User/properties/joined`, text, 'nobody', /^body\.joined is new$/],
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
    'an answer that is gone',
    `${USERS}~1me/get/responses/404`,
    undefined,
    'provider',
    /^the answer is gone$/,
  ],
  [
    'an answer more',
    `${USERS}~1me/get/responses/202`,
    { description: 'Soon' },
    'nobody',
    /^the answer is new$/,
  ],
  [
    'another media type',
    `${USERS}~1me/get/responses/200/content`,
    { 'text/csv': {} },
    'client',
    /^text\/csv is new$/,
  ],
];

const operations: Row[] = [
  ['a path that is gone', `${USERS}~1taxStatus`, undefined, 'client', /^the operation is gone$/],
  [
    'a method that is gone',
    `${USERS}~1profile/patch`,
    undefined,
    'client',
    /^the operation is gone$/,
  ],
  [
    'a path that comes',
    '/paths/~1v1~1packs',
    { get: { responses: {} } },
    'nobody',
    /^the operation is new$/,
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

describe.each([
  ['requests', requests],
  ['answers', responses],
  ['operations', operations],
])('of %s', (_, rows) => {
  test.each(rows)('%s', (_what, pointer, value, breaks, line) => {
    const changes = compareDocuments(committed, withValue(committed, pointer, value));
    expect(changes).toContainEqual({
      breaks,
      text: expect.stringMatching(line),
      place: expect.any(String),
      pointer: expect.stringMatching(/^\//),
    });
    const worse = { client: 2, provider: 1, nobody: 0 };
    for (const change of changes) expect(worse[change.breaks]).toBeLessThanOrEqual(worse[breaks]);
  });
});

test.each([
  ['words', `${USERS}~1me/get/summary`, 'Who I am'],
  ['the name of an operation', `${USERS}~1me/get/operationId`, 'whoAmI'],
  [
    'a null written another way',
    `${SCHEMAS}/User/properties/username`,
    { anyOf: [text, { type: 'null' }] },
  ],
  [
    'a shared schema written out',
    `${SCHEMAS}/Account/properties/walletAddress`,
    { type: 'string', pattern: '^0x[0-9a-fA-F]{40}$' },
  ],
  [
    'the order of the alternatives',
    `${SCHEMAS}/ProfilePayload/properties/avatarPhoto/anyOf`,
    [{ type: 'null' }, { type: 'string', maxLength: 2048, format: 'uri' }],
  ],
])('%s change nothing', (_, pointer, value) => {
  expect(compareDocuments(committed, withValue(committed, pointer, value))).toEqual([]);
});

test('a parameter of a path may be called otherwise', () => {
  const renamed: unknown = JSON.parse(
    JSON.stringify(committed)
      .replaceAll('/{id}/exists', '/{user}/exists')
      .replaceAll('"name":"id","in":"path"', '"name":"user","in":"path"'),
  );
  expect(renamed).not.toEqual(committed);
  expect(compareDocuments(committed, renamed)).toEqual([]);
});

test('a schema within itself is compared once', () => {
  const tree = { type: 'object', properties: { next: { $ref: `#${SCHEMAS}/User` }, more: text } };
  const base = withValue(committed, `${SCHEMAS}/User`, tree);
  const now = withValue(base, `${SCHEMAS}/User/properties/more/type`, 'boolean');
  const changes = compareDocuments(base, now).filter(({ place }) => place.includes('/me,'));
  expect(changes.map(({ breaks }) => breaks)).toEqual(['provider', 'client']);
});

test('a change of a shared schema is told once, with the places that it reaches', () => {
  const now = withValue(committed, `${SCHEMAS}/Error/required`, []);
  const told = describeChanges(compareDocuments(committed, now)).split('\n');
  const places = JSON.stringify(committed).split('"#/components/schemas/Error"').length - 1;
  expect(told).toHaveLength(2);
  expect(told[0]).toBe(
    'breaks clients   body.message may now be missing  (#/components/schemas/Error/required)',
  );
  expect(told[1]).toMatch(new RegExp(`GET /v1/users/me, answer 400; .* and ${places - 3} more$`));
});

test.each([
  ['another version', { openapi: '3.0.3' }, /new document is no OpenAPI 3\.1/],
  ['no document', null, /new document is no OpenAPI 3\.1/],
  [
    'a reference that leads nowhere',
    withValue(committed, `${USERS}~1me/get/${OK}`, { $ref: '#/components/schemas/Nobody' }),
    /Nobody leads nowhere/,
  ],
  [
    'a reference to elsewhere',
    withValue(committed, `${USERS}~1me/get/${OK}`, { $ref: 'other.json' }),
    /other\.json leads out/,
  ],
])('%s is said', (_, now, message) => {
  expect(() => compareDocuments(committed, now)).toThrow(message);
});
