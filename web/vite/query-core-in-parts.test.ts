import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { parseAst } from 'vite';
import { expect, test } from 'vitest';

import { inParts, partOf } from './query-core-in-parts';

const installed = (name: string): string => {
  const query = createRequire(import.meta.url).resolve('@tanstack/react-query');
  const core = createRequire(query).resolve('@tanstack/query-core');
  return readFileSync(join(dirname(core), '../modern', name), 'utf8');
};

test.each([
  ['mutationCache.js', './mutation.js'],
  ['query.js', './infiniteQueryBehavior.js'],
])('the installed %s no longer loads %s', (name, part) => {
  const code = inParts(name, installed(name));
  expect(installed(name)).toContain(part);
  expect(code).not.toContain(part);
  expect(() => parseAst(code)).not.toThrow();
});

test.each([
  ['mutationObserver.js', 'parts.Mutation = Mutation;'],
  ['infiniteQueryObserver.js', 'parts.infiniteQueryBehavior = infiniteQueryBehavior;'],
])('the installed %s hands over its part', (name, handedIn) => {
  const code = inParts(name, installed(name));
  expect(code).toContain(handedIn);
  expect(() => parseAst(code)).not.toThrow();
});

test('a file that is built differently fails the build', () => {
  expect(() => inParts('query.js', 'export class Query {}')).toThrow(
    /^query\.js has no .*: see vite\/query-core-in-parts\.ts$/,
  );
});

test('changes only these files', () => {
  const folder = '/node_modules/@tanstack/query-core/build/modern';
  expect(partOf(`${folder}/query.js`)).toBe('query.js');
  expect(partOf(`${folder}/queryClient.js`)).toBeUndefined();
});
