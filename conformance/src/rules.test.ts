import { expect, test } from 'vitest';

import { BadUsage } from './probe/outcome';
import { namesBy, parseRules } from './rules';

test('by default, names have a length that most providers accept', () => {
  const { newName, mayBeCalled } = namesBy(parseRules({}));
  expect(newName()).toMatch(/^conf-[0-9a-f]{12}$/);
  expect(newName()).not.toBe(newName());
  expect(mayBeCalled('名'.repeat(64))).toBe(true);
});

test("names follow the target's rules", () => {
  const username = { minLength: 3, maxLength: 10, pattern: '[a-z0-9]+', prefix: 'qa' };
  const { newName, mayBeCalled } = namesBy(parseRules({ username }));
  expect(newName()).toMatch(/^qa[0-9a-f]{8}$/);
  expect(['ab', 'abc', 'abcdefghij', 'abcdefghijk', 'Abc', 'a-c'].map(mayBeCalled)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(namesBy(parseRules({ username: { minLength: 30 } })).newName()).toHaveLength(30);
});

test.each([
  [{ username: { maxLength: 8 } }, 'leaves fewer than 6 of 8 characters'],
  [{ username: { pattern: '[a-z]+' } }, "don't match username.pattern"],
  [{ username: { pattern: '[' } }, 'username.pattern is no regular expression'],
  [{ username: { length: 8 } }, '--rules: username'],
  [{ traits: 'Hat' }, '--rules: traits'],
  [[], '--rules: the file'],
])('%j is refused as rules for a run', (rules, message) => {
  const reading = () => namesBy(parseRules(rules));
  expect(reading).toThrow(BadUsage);
  expect(reading).toThrow(message);
});
