import { describe, expect, test } from 'vitest';

import { verdict } from './verdict.mjs';

/** @typedef {import('./mutants.mjs').Mutant} Mutant */

/** @param {number} count @param {Mutant['outcome']} outcome @returns {Mutant[]} */
const mutants = (count, outcome) =>
  Array.from({ length: count }, (_, index) => ({
    file: 'src/path.ts',
    line: index + 1,
    place: '1:0-1:9',
    code: `step(${index});`,
    mutator: 'BlockStatement',
    original: '{ step(); }',
    replacement: '{}',
    outcome,
    isByTime: outcome === 'killed' && index < 2,
  }));

/** @param {readonly Mutant[]} survivors */
const reasonsFor = (survivors) =>
  survivors.map(({ file, code, mutator }) => ({
    file,
    code,
    mutators: [mutator],
    reason: 'Only the wording of a log line.',
  }));

describe('the verdict on an area', () => {
  test('counts what was killed, and what survived with a reason', () => {
    const survivors = mutants(6, 'survived');
    const tried = [...mutants(141, 'killed'), ...survivors];
    expect(verdict('bff-limits', tried, reasonsFor(survivors))).toEqual({
      lines: [
        'bff-limits: 141 of 147 killed (95.9 %), 2 of them by time, 6 survive with a reason, 0 without',
      ],
      isMet: true,
    });
  });

  test('fails and names the survivor when one has no reason', () => {
    const { lines, isMet } = verdict(
      'bff-limits',
      [...mutants(99, 'killed'), ...mutants(1, 'survived')],
      [],
    );
    expect(isMet).toBe(false);
    expect(lines).toEqual([
      'bff-limits: 99 of 100 killed (99.0 %), 2 of them by time, 0 survive with a reason, 1 without',
      '  src/path.ts:1 BlockStatement: { step(); } -> {}',
    ]);
  });

  test('fails under 85 %, whatever the reasons', () => {
    const survivors = mutants(151, 'survived');
    const { lines, isMet } = verdict(
      'bff-limits',
      [...mutants(849, 'killed'), ...survivors],
      reasonsFor(survivors),
    );
    expect(isMet).toBe(false);
    expect(lines[0]).toContain('(84.9 %)');
  });

  test('passes at exactly 85 %', () => {
    const survivors = mutants(3, 'survived');
    const tried = [...mutants(17, 'killed'), ...survivors];
    expect(verdict('bff-limits', tried, reasonsFor(survivors)).isMet).toBe(true);
  });

  test('never rounds a missed goal up', () => {
    const survivors = mutants(1501, 'survived');
    const tried = [...mutants(8499, 'killed'), ...survivors];
    expect(verdict('bff-limits', tried, reasonsFor(survivors)).lines[0]).toContain('(84.9 %)');
  });

  test('fails when nothing was tried', () => {
    expect(verdict('bff-limits', [], [])).toEqual({
      lines: [
        'bff-limits: 0 of 0 killed (0.0 %), 0 of them by time, 0 survive with a reason, 0 without',
      ],
      isMet: false,
    });
  });

  test('names a reason that no survivor needs, without failing for that', () => {
    const { lines, isMet } = verdict(
      'bff-limits',
      mutants(10, 'killed'),
      reasonsFor(mutants(1, 'survived')),
    );
    expect(lines[1]).toBe(
      '  a reason that nothing needs any more: src/path.ts, BlockStatement: step(0);',
    );
    expect(isMet).toBe(true);
  });
});
