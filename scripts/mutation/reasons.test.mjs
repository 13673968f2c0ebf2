import { describe, expect, test } from 'vitest';

import { matchReasons, ReasonsSchema } from './reasons.mjs';

const survivor = {
  file: 'src/limits/windows.ts',
  line: 24,
  place: '1:0-1:9',
  code: 'if (endsAt > time) return;',
  mutator: 'EqualityOperator',
  original: 'endsAt > time',
  replacement: 'endsAt >= time',
  outcome: /** @type {const} */ ('survived'),
  isByTime: false,
};

const reason = {
  file: 'src/limits/windows.ts',
  code: 'if (endsAt > time) return;',
  mutators: ['EqualityOperator'],
  reason: 'A window that ends now is ended by the next request as well.',
};

describe('a reason', () => {
  test('explains its survivor, whatever line it is on now', () => {
    const moved = { ...survivor, line: 99 };
    expect(matchReasons([moved], [reason])).toEqual({
      explained: [moved],
      unexplained: [],
      stale: [],
    });
  });

  test.each([
    ['another file', { file: 'src/limits/redis.ts' }],
    ['another line', { code: 'if (endsAt > time) return undefined;' }],
    ['another kind of change', { mutator: 'ConditionalExpression' }],
  ])('does not explain a survivor of %s', (_name, difference) => {
    const other = { ...survivor, ...difference };
    const { explained, unexplained } = matchReasons([other], [reason]);
    expect(explained).toEqual([]);
    expect(unexplained).toEqual([other]);
  });

  test('explains one of several changes if it names the replacement, however that is formatted', () => {
    const other = { ...survivor, replacement: 'endsAt <= time' };
    const named = { ...reason, replacement: 'endsAt\n  >= time' };
    const { explained, unexplained } = matchReasons([survivor, other], [named]);
    expect(explained).toEqual([survivor]);
    expect(unexplained).toEqual([other]);
  });

  test('explains each kind of change that it names', () => {
    const other = { ...survivor, mutator: 'ConditionalExpression' };
    const both = { ...reason, mutators: ['ConditionalExpression', 'EqualityOperator'] };
    expect(matchReasons([survivor, other], [both]).explained).toEqual([survivor, other]);
  });

  test('is stale when nothing that it explains survives', () => {
    expect(matchReasons([], [reason]).stale).toEqual([
      'src/limits/windows.ts, EqualityOperator: if (endsAt > time) return;',
    ]);
  });

  test('is stale for a kind of change that no longer survives', () => {
    const both = { ...reason, mutators: ['ConditionalExpression', 'EqualityOperator'] };
    expect(matchReasons([survivor], [both]).stale).toEqual([
      'src/limits/windows.ts, ConditionalExpression: if (endsAt > time) return;',
    ]);
  });
});

describe('a file of reasons', () => {
  test('is read as it is', () => {
    expect(ReasonsSchema.parse([reason])).toEqual([reason]);
  });

  test.each([
    ['an empty reason', { ...reason, reason: '' }],
    ['no kind of change', { ...reason, mutators: [] }],
    ['a misspelt field', { ...reason, replaced: 'true' }],
  ])('is refused with %s', (_name, entry) => {
    expect(ReasonsSchema.safeParse([entry]).success).toBe(false);
  });
});
