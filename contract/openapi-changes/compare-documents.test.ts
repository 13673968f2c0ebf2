import { expect, test } from 'vitest';

import { compareDocuments } from './compare-documents';
import { describeChanges } from './describe-changes';
import { committed, OK, SCHEMAS, text, USERS, withValue } from './testing/changed-document';

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
    [
      { type: 'null' },
      { type: 'string', maxLength: 2048, format: 'uri', pattern: '^[Hh][Tt][Tt][Pp][Ss]?://' },
    ],
  ],
])('%s change nothing', (_, pointer, value) => {
  expect(compareDocuments(committed, withValue(committed, pointer, value))).toEqual([]);
});

test('a path parameter can be renamed', () => {
  const renamed: unknown = JSON.parse(
    JSON.stringify(committed)
      .replaceAll('/{id}/exists', '/{user}/exists')
      .replaceAll('"name":"id","in":"path"', '"name":"user","in":"path"'),
  );
  expect(renamed).not.toEqual(committed);
  expect(compareDocuments(committed, renamed)).toEqual([]);
});

test('a recursive schema is compared once', () => {
  const tree = { type: 'object', properties: { next: { $ref: `#${SCHEMAS}/User` }, more: text } };
  const base = withValue(committed, `${SCHEMAS}/User`, tree);
  const now = withValue(base, `${SCHEMAS}/User/properties/more/type`, 'boolean');
  const changes = compareDocuments(base, now).filter(({ place }) => place.includes('/me,'));
  expect(changes.map(({ breaks }) => breaks)).toEqual(['provider', 'client']);
});

test('a change of a shared schema is reported once, with the places that it affects', () => {
  const now = withValue(committed, `${SCHEMAS}/Error/required`, []);
  const described = describeChanges(compareDocuments(committed, now)).split('\n');
  const places = JSON.stringify(committed).split('"#/components/responses/').length - 1;
  expect(described).toHaveLength(2);
  expect(described[0]).toBe(
    'breaks clients   body.message may now be missing  (#/components/schemas/Error/required)',
  );
  expect(described[1]).toMatch(
    new RegExp(`GET /v1/users/me, response 400; .* and ${places - 3} more$`),
  );
});

test.each([
  ['another version', { openapi: '3.0.3' }, /new document is no OpenAPI 3\.1/],
  ['no document', null, /new document is no OpenAPI 3\.1/],
  [
    'an unresolvable reference',
    withValue(committed, `${USERS}~1me/get/${OK}`, { $ref: '#/components/schemas/Missing' }),
    /Missing can't be resolved/,
  ],
  [
    'a reference to elsewhere',
    withValue(committed, `${USERS}~1me/get/${OK}`, { $ref: 'other.json' }),
    /other\.json leads out/,
  ],
])('%s is reported', (_, now, message) => {
  expect(() => compareDocuments(committed, now)).toThrow(message);
});
