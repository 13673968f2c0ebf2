import { economyContract } from '@trait-market/contract/economy';
import { routesOf } from '@trait-market/contract/shared';
import { v1Contract } from '@trait-market/contract/v1';
import type { AppRoute } from '@ts-rest/core';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import type { ProviderResponse } from './send-request';
import { checkedResponse } from './checked-response';

const { search } = v1Contract.traits;

const responseWith = (
  body: string | Buffer,
  contentType = 'application/json',
): ProviderResponse => ({
  status: 200,
  headers: { 'content-type': contentType },
  bytes: Buffer.from(body),
});

const traits = (count: number, more: object = {}): string =>
  JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      id: `trait-${index}`,
      traitValue: `Laser Eyes ${index}`,
      ...more,
    })),
  );

const bodyOf = (response: ProviderResponse, route: AppRoute = search): Buffer =>
  checkedResponse(route, response, 'r1').body;

test.each([
  ['with blanks', ` ${traits(60)}\n`],
  ['with a decoration that is read as absent', traits(60, { imageUrl: null })],
])('a response that the contract allows is forwarded in its own bytes: %s', (_name, text) => {
  const received = responseWith(text);
  expect(bodyOf(received)).toBe(received.bytes);
});

test.each<[string, ProviderResponse]>([
  ['breaks the schema', responseWith(traits(60, { traitValue: 7 }))],
  ['breaks it in its last item only', responseWith(traits(60).replace(/"Laser Eyes 59"/, '59'))],
  ['is half a JSON', responseWith(traits(60).slice(0, -1))],
  ['is not declared as JSON', responseWith(traits(60), 'text/html')],
  [
    'is far too deep',
    responseWith(`[{"id":"1","traitValue":"a","x":${'['.repeat(5000)}${']'.repeat(5000)}}]`),
  ],
])('a response is refused when it %s', (_name, response) => {
  expect(() => bodyOf(response)).toThrow();
});

const schemasIn = (value: unknown): z.ZodMiniType[] => {
  if (value instanceof z.ZodMiniType)
    return [value, ...Object.values(value.def).flatMap(schemasIn)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(schemasIn) : [];
};

// Validation also works for schemas that zod can't compile, but is slower.
test.each([...routesOf(v1Contract), ...routesOf(economyContract)])(
  'zod can compile every part of the responses of $name',
  ({ route }) => {
    for (const schema of new Set(schemasIn(route.responses)))
      expect(z.compile(schema, { strict: true })).not.toBe(schema);
  },
);

test('forwards an empty body where none is required', () => {
  const route: AppRoute = { method: 'GET', path: '/nothing', responses: { 200: z.unknown() } };
  const { body, headers } = checkedResponse(route, responseWith(''), 'r1');
  expect([body.length, [...headers]]).toEqual([0, []]);
});

describe('bytes that are not valid text', () => {
  const [before, after] = traits(60).split('Eyes 7');
  const broken = Buffer.concat([
    Buffer.from(`${before}`),
    Buffer.from([0xff]),
    Buffer.from(`${after}`),
  ]);

  test.each<[string, Buffer, string]>([
    ['a byte that is in no text', broken, `${before}\uFFFD${after}`],
    ['a mark of the byte order', Buffer.from(`\uFEFF${traits(60)}`), traits(60)],
  ])('are passed on as they were read: %s', (_name, bytes, text) => {
    expect(bodyOf(responseWith(bytes)).toString()).toBe(text);
  });
});
