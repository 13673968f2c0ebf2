import { expect, test } from 'vitest';

import { whyNoRealTest } from './real-test.mjs';

const TITLE = 'Submit sends … once';

test.each([
  "test('Submit sends it once', () => {});",
  "  test(\n    'Submit sends it once',\n    { tag: '@small' },\n    async () => {},\n  );",
  "test.each([1, fn(2)])('Submit sends %i once', () => {});",
  "test.each<[string, number]>([['a', 1]])('Submit sends %s once', () => {});",
  "const own = test.extend({});\nown('Submit sends it once', () => {});",
  'for (const one of all) test(`Submit sends ${one} once`, () => {});',
  "describe('Submit sends it once', () => {});",
  "test.describe('Submit sends it once', { tag: '@small' }, () => {});",
  "  await test.step('Submit sends it once', async () => {});",
  'for (const one of all)\n  await test.step(`Submit sends ${one} once`, async () => {});',
])('recognizes a test: %j', (source) => {
  expect(whyNoRealTest(source, TITLE)).toBeUndefined();
});

test.each([
  '',
  "const title = 'Submit sends it once';",
  "log('Submit sends it once', 1);",
  "expect('Submit sends it once', 'x').toBe(1);",
  "// test('Submit sends it once', () => {});",
  "/* test('Submit sends it once', () => {}); */",
  "test('Submit sends it once more', () => {});",
  "test('no Submit sends it once', () => {});",
  "step('Submit sends it once', () => {});",
  "test('another', () => say('Submit sends it once', 2));",
])('recognizes nothing else: %j', (source) => {
  expect(whyNoRealTest(source, TITLE)).toBe('there is no test');
});

test.each([
  'test.skip',
  'it.todo',
  'describe.skip',
  'test.describe.fixme',
  'test.skipIf',
  'xit',
  'test.only',
  'test.step.skip',
])('a file with %s proves nothing', (kind) => {
  const source = `test('Submit sends it once', () => {});\n${kind}('another', () => {});`;
  expect(whyNoRealTest(source, TITLE)).toContain('not sure to run');
});
