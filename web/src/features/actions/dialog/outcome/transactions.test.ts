import { dressed } from '@trait-market/contract/fixtures/economy/benches';
import { fulfilRequest, listing, sale } from '@trait-market/contract/fixtures/economy/orders';
import { packsBought, packsReceipt, tideOne } from '@trait-market/contract/fixtures/economy/packs';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { expect, test } from 'vitest';

import { offer, purchase } from '@/testing/actions/action-store';

import type { Action } from '@/lib/actions/action';
import { stubApi } from '@/testing/stub-api';

import { packBuyMessage, packBuyStep } from '../../buy-packs/action';
import { packsBuyMessage, packsBuyStep } from '../../buy-several-packs/message';
import { settlementOf, type Outcome } from '../../messages/summary';
import { dressedSummary } from '../../messages/text/dressing';
import { progressOf } from '../signing/action-state';
import { withMissedLines } from '../signing/several-lines';
import { severalDone } from './several-done';

const hashOf = (byte: string) => `0x${byte.repeat(32)}` as const;
const cancel: Action = { kind: 'cancel', orders: [listing] };
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

test('E588 the receipts of packs, of one drop or several, name the transaction, if the provider knows it, and no network fee', async () => {
  const settled = hashOf('cd');
  const labelsOf = async (transactionHash: typeof settled | undefined) => {
    stubApi({
      'POST /economy/v1/packs/buy': { status: 201, body: { ...packsBought, transactionHash } },
      'POST /economy/v1/packs/buy-several': {
        status: 201,
        body: { ...packsReceipt, transactionHash },
      },
    });
    const { signature } = fulfilRequest;
    const one = await packBuyMessage.send(packBuyStep(tideOne, 1, aliceAddress), signature, cancel);
    const step = packsBuyStep([{ drop: tideOne, packs: 1 }], aliceAddress);
    const several = await packsBuyMessage.send(step, signature, cancel);
    return { labels: one.rows.map(({ label }) => label), several: several.settled };
  };
  const known = await labelsOf(settled);
  expect(known.labels.slice(-2)).toEqual(['Network fee', 'Transaction']);
  expect(known.several).toEqual({ chainId: packsReceipt.chainId, transactionHash: settled });
  const unknown = await labelsOf(undefined);
  expect(unknown.labels.at(-1)).toBe('Network fee');
  expect(unknown.several).toBeUndefined();
});

test('E672 the receipt of a look that was bought first names what was paid to whom, and that undoing keeps it', () => {
  const receipt = dressedSummary(dressed, [listing]);
  expect(
    receipt.rows.map(({ label, detail, value }) => [label, detail, value]).slice(0, 2),
  ).toEqual([
    ['Bought Brass Diving Helmet', 'from alice', '0.12 ETH'],
    ['Spent', undefined, expect.stringMatching(/credits$/)],
  ]);
  expect(receipt.words).toMatch(/you keep what you bought, and don’t get its price back\.$/);
  expect(dressedSummary({ ...dressed, undoUntil: null }, [listing]).words).not.toContain('undo');
  expect(dressedSummary(dressed).words).not.toContain('undo');
});
