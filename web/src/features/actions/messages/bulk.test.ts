import { demoAccount } from '@trait-market/contract/demo-wallet';
import { listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { bulkTypedData, UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import { signatureForms } from '@trait-market/contract/testing/signature-forms';
import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, test } from 'vitest';

import { keySignerOf } from '@/lib/wallet/sent-signature';

import { assertShown, bulkOf, bySignature, coveredNext, ordersFrom, signatureFor } from './bulk';
import { orderStep } from './order';
import { hashOf, typedDataOf, type Signable } from './step';
import { wrapRequest } from '@trait-market/contract/fixtures/economy/collectors';

const listings = [1n, 2n, 3n, 4n, 5n].map((wei) =>
  orderStep({ ...listingTerms, unitPrice: listingTerms.unitPrice + wei }),
);
const [first, second, third] = listings;
const ofPolygon = listings.map((step) => ({ ...step, chainId: 137 as const }));
const wrap: Signable = { kind: 'wrap', chainId: 1, message: wrapRequest.message };

test('the orders of a network that follow one another share a signature', () => {
  const steps = [
    wrap,
    ...listings.slice(0, 2),
    ...ofPolygon.slice(0, 3),
    wrap,
    ...listings.slice(4),
  ];
  const sizes = (progress: { at: number; isOneByOne?: boolean }) =>
    bySignature({ steps, ...progress }).map(({ length }) => length);
  expect(sizes({ at: 0 })).toEqual([1, 2, 3, 1, 1]);
  expect(sizes({ at: 2 })).toEqual([1, 3, 1, 1]);
  expect(sizes({ at: 0, isOneByOne: true })).toEqual(steps.map(() => 1));
  expect(ordersFrom(steps, 0)).toEqual([]);
  expect(coveredNext({ steps, at: 3 })).toBe(3);
});

test('one signature covers 100 orders at most', () => {
  const steps = Array.from({ length: 130 }, () => first ?? wrap);
  expect(bySignature({ steps, at: 0 }).map(({ length }) => length)).toEqual([100, 30]);
});

describe('T119 a review of several orders is refused', () => {
  const shown = listings.map(hashOf);
  const components = listings.map((step) => step.components);
  const check =
    (typed: ReturnType<typeof bulkTypedData>, hashes = shown) =>
    () =>
      assertShown(typed, 1, hashes);

  test('unless the typed data has the same orders in the same order', () => {
    expect(check(bulkTypedData(1, components))).not.toThrow();
    expect(check(bulkTypedData(1, components.toReversed()))).toThrow(UnreadableOrder);
    expect(check(bulkTypedData(1, components.slice(1)))).toThrow(UnreadableOrder);
    expect(check(bulkTypedData(1, components), shown.slice(1))).toThrow(UnreadableOrder);
  });

  test('if one has another price, or an order is hidden among the empty ones', () => {
    const dearer = components.map((one, index) =>
      index === 4 ? { ...one, consideration: one.consideration.slice(1) } : one,
    );
    expect(check(bulkTypedData(1, dearer))).toThrow(UnreadableOrder);
    const hidden = [...components, ...components.slice(0, 1)];
    expect(check(bulkTypedData(1, hidden))).toThrow(UnreadableOrder);
  });

  test('if the tree has another height, or the network is another one', () => {
    const typed = bulkTypedData(1, components);
    const [two] = bulkTypedData(1, components.slice(0, 2)).types.BulkOrder;
    const height = { ...typed.types, BulkOrder: two === undefined ? [] : [two] };
    expect(check({ ...typed, types: height })).toThrow();
    expect(check(bulkTypedData(137, components))).toThrow(UnreadableOrder);
  });
});

test('an order that wasn’t signed with the others has no part of their signature', () => {
  if (first === undefined || second === undefined || third === undefined) throw new Error('None.');
  const signature = `0x${'5a'.repeat(65)}` as const;
  const bulk = { chainId: 1 as const, hashes: [hashOf(first), hashOf(second)], signature };
  expect(signatureFor(second, bulk)).toMatch(/^0x(5a){65}000001/);
  for (const step of [third, wrap, { ...second, chainId: 137 as const }])
    expect(signatureFor(step, bulk)).toBeUndefined();
  expect(signatureFor(first, undefined)).toBeUndefined();
});

describe('E252 a signature covers several orders only if the key of their maker made it', () => {
  const maker = demoAccount();
  const orders = [1n, 2n, 3n].map((wei) =>
    orderStep({ ...listingTerms, maker: maker.address, unitPrice: listingTerms.unitPrice + wei }),
  );
  const typed = bulkTypedData(
    1,
    orders.map(({ components }) => components),
  );
  const stranger = privateKeyToAccount(`0x${'7'.repeat(64)}`);

  test('in every form of a key’s signature', async () => {
    for (const signature of Object.values(signatureForms(await maker.signTypedData(typed))))
      expect(await bulkOf(orders, signature, keySignerOf), signature).toMatchObject({ signature });
  });

  test.each<[string, () => Promise<Hex> | Hex]>([
    ['another key', () => stranger.signTypedData(typed)],
    ['the maker’s key, over one order', () => maker.signTypedData(typedDataOf(orders[0] ?? wrap))],
    ['a contract, with 65 bytes', () => `0x${'5a'.repeat(65)}`],
    ['a contract, with 64 bytes', () => `0x${'5a'.repeat(64)}`],
    ['a contract, with 65 bytes that look like a key’s', () => `0x${'11'.repeat(64)}1b`],
    ['a contract, with 130 bytes', () => `0x${'5a'.repeat(130)}`],
    ['a contract, with no bytes', () => '0x'],
  ])('not by %s', async (_, sign) => {
    expect(await bulkOf(orders, await sign(), keySignerOf)).toBeUndefined();
  });
});
