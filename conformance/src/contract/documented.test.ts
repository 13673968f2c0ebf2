import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { documented, withoutUnknownKeys } from './documented';

const Named = z.looseObject({ name: z.string(), nick: z.optional(z.nullable(z.string())) });
const Page = z.looseObject({
  items: z.array(z.union([Named, z.looseObject({ id: z.number() })])),
  counts: z.record(z.string(), Named),
});

test('keeps the documented fields of each item, in one order', () => {
  const more = { requestId: 7 };
  const page = {
    counts: { b: { name: 'B', ...more }, a: { nick: null, name: 'A', ...more } },
    items: [
      { ...more, name: 'N' },
      { id: 1, ...more },
    ],
    ...more,
  };
  expect(JSON.stringify(documented(Page, page))).toBe(
    '{"items":[{"name":"N"},{"id":1}],"counts":{"a":{"name":"A","nick":null},"b":{"name":"B"}}}',
  );
});

test('keeps the known parameters of a query as they are', () => {
  const Query = z.strictObject({ key: z.string() });
  expect(withoutUnknownKeys(Query, { key: ['a', 'b'], other: 'x' })).toEqual({ key: ['a', 'b'] });
  expect(withoutUnknownKeys(Query, 'no object')).toBe('no object');
});
