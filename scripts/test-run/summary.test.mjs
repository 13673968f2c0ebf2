import { describe, expect, test } from 'vitest';

import { summaryTable, verdict } from './summary.mjs';

/** @param {Partial<import('./summary.mjs').PartResult>} result */
const part = (result) => ({
  name: 'unit web',
  passed: 0,
  failed: 0,
  skipped: 0,
  seconds: 1,
  ...result,
});

describe('the verdict', () => {
  test('adds up what the parts passed and failed', () => {
    const results = [part({ passed: 12 }), part({ passed: 3, failed: 0 })];
    expect(verdict(results)).toEqual({ line: '15 passed, 0 failed', exitCode: 0 });
  });

  test('is a failure when a single test failed', () => {
    const results = [part({ passed: 12 }), part({ passed: 3, failed: 1 })];
    expect(verdict(results)).toEqual({ line: '15 passed, 1 failed', exitCode: 1 });
  });

  test('is a failure when nothing ran', () => {
    expect(verdict([])).toEqual({ line: '0 passed, 0 failed', exitCode: 1 });
    expect(verdict([part({})])).toEqual({ line: '0 passed, 0 failed', exitCode: 1 });
  });
});

describe('the table', () => {
  test('has a line for each part, in columns of equal width', () => {
    const lines = summaryTable([
      part({ name: 'check types', passed: 1 }),
      part({ name: 'browser journeys', passed: 104, failed: 2, seconds: 81.26 }),
    ]).split('\n');
    expect(lines).toHaveLength(4);
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(lines[3]).toMatch(/^browser journeys +104 +2 +0 +81\.3$/);
  });

  test('says below why a part failed when its counts do not', () => {
    const table = summaryTable([part({ failed: 1, note: 'ran no test' })]);
    expect(table.split('\n').at(-1)).toBe('unit web: ran no test');
  });
});
