import { dressed } from '@trait-market/contract/fixtures/economy/benches';
import { sale } from '@trait-market/contract/fixtures/economy/orders';
import { expect, test } from 'vitest';

import { offer, purchase } from '@/testing/actions/action-store';

import { settlementOf, type Outcome } from '../../messages/summary';
import { dressedSummary } from '../../messages/text/dressing';
import { progressOf } from '../signing/action-state';
import { withMissedLines } from '../signing/several-lines';
import { severalDone } from './several-done';

const hashOf = (byte: string) => `0x${byte.repeat(32)}` as const;
const words = {
  all: () => 'Done',
  some: () => 'Some',
  none: 'None',
  allWords: '',
  someWords: '',
};
const settledBy = (byte: string, chainId: 1 | 137): Outcome => ({
  kind: 'executed',
  summary: {
    missedLines: [],
    ...settlementOf([
      { activity: null },
      { activity: { ...sale, chainId, transactionHash: hashOf(byte) } },
    ]),
  },
});

test('E475 the receipt of several lines names the transaction of each signature', () => {
  const first = withMissedLines({ steps: [purchase, offer], at: 0 }, settledBy('ab', 1));
  expect(first.settled).toEqual([{ chainId: 1, transactionHash: hashOf('ab') }]);
  const both = withMissedLines({ ...progressOf(first), at: 1 }, settledBy('cd', 137));
  const rows = (settled: typeof both.settled) =>
    severalDone({ words }, [], settled).rows.map(({ label, detail }) => [label, detail]);
  expect(rows(both.settled)).toEqual([
    ['Transaction', 'on Ethereum'],
    ['Transaction', 'on Polygon'],
  ]);
  expect(rows(first.settled)).toEqual([['Transaction', undefined]]);
});

test('E475 a provider that doesn’t know the transaction leaves it out', () => {
  const { transactionHash: _unknown, ...plain } = { ...sale, transactionHash: undefined };
  expect(settlementOf([{ activity: plain }])).toEqual({});
  expect(withMissedLines({ steps: [purchase], at: 0 }, { kind: 'missed' }).settled).toBeUndefined();
});

test('E531 the receipt of a dressing names its transaction, if the provider knows it', () => {
  const labelsOf = (transactionHash: typeof dressed.transactionHash) =>
    dressedSummary({ ...dressed, transactionHash }).rows.map(({ label }) => label);
  expect(labelsOf(dressed.transactionHash)).toContain('Transaction');
  expect(labelsOf(undefined)).not.toContain('Transaction');
});
