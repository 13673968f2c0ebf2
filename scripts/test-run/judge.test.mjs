import { expect, test } from 'vitest';

import { judge } from './judge.mjs';

const counts = { passed: 5, failed: 0, skipped: 0 };

test('believes a runner that ended well', async () => {
  await expect(judge(0, async () => counts)).resolves.toEqual(counts);
});

test('accepts a report with failures, whatever the exit code', async () => {
  const failing = { ...counts, failed: 2 };
  await expect(judge(1, async () => failing)).resolves.toEqual(failing);
  await expect(judge(0, async () => failing)).resolves.toEqual(failing);
});

test('treats a report without a test as a failure', async () => {
  const empty = { passed: 0, failed: 0, skipped: 4 };
  await expect(judge(0, async () => empty)).resolves.toEqual({
    ...empty,
    failed: 1,
    note: 'ran no test',
  });
});

test('treats a missing or unreadable report as a failure that says why', async () => {
  const verdict = await judge(0, async () => JSON.parse('{ "half":'));
  expect(verdict).toMatchObject({ passed: 0, failed: 1 });
  expect(verdict.note).toMatch(/^no readable report: /);
});

test.each([
  [1, /exit code 1/],
  [null, /was ended/],
])('treats %s after a clean report as a failure', async (exitCode, note) => {
  const verdict = await judge(exitCode, async () => counts);
  expect(verdict).toMatchObject({ passed: 5, failed: 1 });
  expect(verdict.note).toMatch(note);
});
