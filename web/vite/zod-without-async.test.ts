import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { parseAst } from 'vite';
import { expect, test } from 'vitest';

import { leftOutOfZodIn, partOfZod, withoutAsync } from './zod-without-async';

const folder = join(dirname(createRequire(import.meta.url).resolve('zod/mini')), '../v4');
const installed = (name: string) => readFileSync(join(folder, name), 'utf8');

test.each(['core/schemas.js', 'core/checks.js', 'core/parse.js', 'mini/schemas.js'])(
  'what remains of the installed %s waits for nothing',
  (name) => {
    const code = withoutAsync(name, installed(name));
    expect(() => parseAst(code)).not.toThrow();
    expect(code).not.toMatch(/instanceof Promise|=== "backward"|globalConfig\.memoizer/);
  },
);

test('a zod that is built differently fails the build', () => {
  expect(() => withoutAsync('mini/schemas.js', 'export const any = 1;')).toThrow(
    /^zod's mini\/schemas\.js has no .*: see vite\/zod-without-async\.ts$/,
  );
});

test.each([
  ['z.string().check(z.refine(async (text) => await isFree(text)))', 'refine(async'],
  ['await Schema.safeParseAsync(body)', '.safeParseAsync('],
  ['z.codec(In, Out, how)', 'z.codec'],
])('refuses to remove support for %s', (code, used) => {
  expect(leftOutOfZodIn(code)).toBe(used);
});

test('allows synchronous checks', () => {
  expect(leftOutOfZodIn('z.string().check(z.refine((text) => text !== ""))')).toBeNull();
  expect(partOfZod('/node_modules/zod/v4/core/schemas.js')).toBe('core/schemas.js');
  expect(partOfZod('/node_modules/zod/v4/core/compile.js')).toBeUndefined();
});
