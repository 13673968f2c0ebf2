import { expect, test } from 'vitest';

import { withoutDocs } from './contract-without-docs';

test('a route keeps everything except its summary', () => {
  expect(
    withoutDocs(`me: {
    method: 'GET',
    summary: 'The current user’s "own" account',
    responses: { 200: UserSchema },
  },`),
  ).toBe(`me: {
    method: 'GET',
    responses: { 200: UserSchema },
  },`);
});

test('a schema keeps all its checks, but not its title', () => {
  expect(
    withoutDocs(`const A = z
  .looseObject({ id: z.string().check(z.maxLength(9)) })
  .check(z.meta({ title: 'A', description: 'x (y)' }));
const B = z.string().check(z.minLength(1), z.meta({ title: 'B' }));
const C = z.string().check(
  z.meta({
    title: 'C',
  }),
);
const D = z.string().check(
  z.refine((text) => text !== ''),
  z.meta({ title: 'D' }),
);`),
  ).toBe(`const A = z
  .looseObject({ id: z.string().check(z.maxLength(9)) });
const B = z.string().check(z.minLength(1));
const C = z.string();
const D = z.string().check(
  z.refine((text) => text !== ''),
);`);
});

test('does not import what was only a description', () => {
  expect(
    withoutDocs(`import { CODES } from './codes';
import { A, B } from './a';
import { catch as or } from './or';
const D = or(1);
const C = A.check(z.meta({ description: \`one of \${CODES.join()}\` }));
`),
  ).toBe(`import { A, B } from './a';
import { catch as or } from './or';
const D = or(1);
const C = A;
`);
});
