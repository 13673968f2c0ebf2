import type { PostOrder } from '@trait-market/contract/economy/orders';
import {
  bulkDigest,
  type BulkSignature,
  bulkTree,
  bulkTypedData,
  MAX_BULK_HEIGHT,
  NO_BYTES32,
  orderHash,
  orderTypedData,
  writeBulkSignature,
} from '@trait-market/contract/economy/typed-data';
import { signatureForms } from '@trait-market/contract/testing/signature-forms';
import * as fc from 'fast-check';
import { concatHex, hexToBytes, numberToHex, slice, toHex, type Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';

import { actingFor } from '../acting';
import { ETHER, MARKET_NOW, openTestMarket } from '../market';
import { refusalOf } from '../refusal-of';
import { newWallet } from '../wallet';
import { sharedStage } from './hold-against-seaport';
import { SIGNATURE_DIFFERENCES } from './known-differences';
import type { OracleChain } from './oracle';

let chain: OracleChain;
beforeAll(async () => {
  chain = (await sharedStage()).oracle[1];
}, 120_000);
beforeEach(async () => {
  await chain.fork();
  onTestFinished(() => chain.undo());
});

const signListing = async (wallet: PrivateKeyAccount) => {
  const { market, giveTrait } = openTestMarket();
  const maker = actingFor(wallet, market);
  await giveTrait(maker.account, 'alpha-eyes', 1);
  chain.setTime(BigInt(MARKET_NOW / 1000));
  const order = await maker.signOrder(maker.listingOf('alpha-eyes', ETHER));
  return { market, maker, order };
};

const holding = async (wallet: PrivateKeyAccount, order: PostOrder) => ({
  ...(await signListing(wallet)),
  order,
});

type Ends = { ledger: boolean; seaport: boolean; stored: boolean };

/** Returns whether ledger and Seaport accept a signature, and Seaport also its stored form. */
const endsOf = async (
  { market, maker, order }: Awaited<ReturnType<typeof signListing>>,
  signature: Hex,
): Promise<Ends> => {
  const seaportTakes = async (one: Hex): Promise<boolean> => {
    await chain.fork();
    const { isDone } = await chain.validate(order.components, one);
    await chain.undo();
    return isDone;
  };
  const refused = await refusalOf(market.post(maker.account, { ...order, signature }));
  const row = market.context.tables.orders.find(orderHash(order.components));
  expect(refused).toBe(row === undefined ? 'bad-signature' : undefined);
  return {
    ledger: row !== undefined,
    seaport: await seaportTakes(signature),
    stored: row !== undefined && (await seaportTakes(row.signature)),
  };
};

const ANOTHER: Hex = `0x${'5a'.repeat(32)}`;

/** Returns the order's part of a signature of five orders, of which it is the fourth. */
const bulkOf = async (wallet: PrivateKeyAccount, { components }: PostOrder) => {
  const others = [1n, 2n, 3n, 4n].map((step) => ({
    ...components,
    salt: String(BigInt(components.salt) + step),
  }));
  const orders = [...others.slice(0, 3), components, ...others.slice(3)];
  const tree = bulkTree(orders.map(orderHash));
  const signature = await wallet.signTypedData(bulkTypedData(1, orders));
  return { signature, index: 3, proof: tree.proofOf(3), other: tree.proofOf(2) };
};

const bulkFormsOf = async (
  wallet: PrivateKeyAccount,
  order: PostOrder,
): Promise<Record<string, Hex>> => {
  const { other, ...bulk } = await bulkOf(wallet, order);
  const written = writeBulkSignature(bulk);
  const changed = (parts: Partial<BulkSignature>): Hex => writeBulkSignature({ ...bulk, ...parts });
  const [first = ANOTHER, second = ANOTHER, third = ANOTHER] = bulk.proof;
  return {
    ...Object.fromEntries(
      Object.entries(signatureForms(bulk.signature)).map(([name, signature]) => [
        `bulk, ${name}`,
        changed({ signature }),
      ]),
    ),
    'bulk, with the proof of another order': changed({ proof: other }),
    'bulk, at the place of another order': changed({ index: 2 }),
    'bulk, at a place beyond the tree': concatHex([
      slice(written, 0, 65),
      numberToHex(3 + 8, { size: 3 }),
      slice(written, 68),
    ]),
    'bulk, in a tree one level higher': changed({ proof: [...bulk.proof, ANOTHER] }),
    'bulk, in a tree of 25 levels': `${written}${ANOTHER.slice(2).repeat(22)}`,
    'bulk, in a tree one level lower': changed({ index: 1, proof: [first, second] }),
    'bulk, with its proof reversed': changed({ proof: [third, second, first] }),
    'bulk, without a proof': slice(written, 0, 68),
    'bulk, with half a node': slice(written, 0, 68 + 80),
    'bulk, of another wallet': changed({
      signature: (await bulkOf(newWallet(), order)).signature,
    }),
    'bulk, signed for the order alone': changed({ signature: order.signature }),
  };
};

const formsOf = async (
  wallet: PrivateKeyAccount,
  order: PostOrder,
): Promise<Record<string, Hex>> => ({
  ...signatureForms(order.signature),
  ...(await bulkFormsOf(wallet, order)),
  'no byte': '0x',
  '63 bytes': slice(order.signature, 0, 63),
  '66 bytes': `${order.signature}00`,
  'of another wallet': await newWallet().signTypedData(orderTypedData(1, order.components)),
  'of a contract wallet': concatHex([order.signature, order.signature]),
  'v 29': concatHex([slice(order.signature, 0, 64), '0x1d']),
  'r = 0': concatHex([NO_BYTES32, slice(order.signature, 32)]),
  's = 0': concatHex([slice(order.signature, 0, 32), NO_BYTES32, slice(order.signature, 64)]),
});

test('T89 T118 E251 the ledger and Seaport take the same forms of a signature, apart from the known differences', async () => {
  // Repeats with several wallets, so that both recovery ids occur.
  for (let round = 0; round < 6; round += 1) {
    const wallet = newWallet();
    const { order } = await signListing(wallet);
    for (const [name, signature] of Object.entries(await formsOf(wallet, order))) {
      const known = SIGNATURE_DIFFERENCES[name]?.takenBy;
      const { ledger, seaport, stored } = await endsOf(await holding(wallet, order), signature);
      const expected =
        known === undefined
          ? { ledger: seaport, seaport }
          : { ledger: known === 'ledger', seaport: known === 'Seaport' };
      expect({ name, ledger, seaport, stored }).toEqual({ name, ...expected, stored: ledger });
    }
  }
});

test('E251 Seaport takes an order of a tree of any height that it allows, as the ledger does', async () => {
  const wallet = newWallet();
  for (let height = 1; height <= MAX_BULK_HEIGHT; height += 1) {
    const { order } = await signListing(wallet);
    const hashes = [ANOTHER, orderHash(order.components)];
    const tree = bulkTree(hashes, height);
    const hash = bulkDigest(1, tree.root, height);
    const bulk = { signature: await wallet.sign({ hash }), index: 1, proof: tree.proofOf(1) };
    const ends = await endsOf(await holding(wallet, order), writeBulkSignature(bulk));
    expect({ height, ...ends }).toEqual({ height, ledger: true, seaport: true, stored: true });
  }
});

test('T89 the ledger and Seaport both refuse a signature with any bit changed', async () => {
  const wallet = newWallet();
  const { order } = await signListing(wallet);
  const bytes = hexToBytes(order.signature);
  await fc.assert(
    // Excludes the last byte, which the test above covers.
    fc.asyncProperty(fc.nat({ max: 63 }), fc.nat({ max: 7 }), async (index, bit) => {
      const changed = bytes.map((byte, at) => (at === index ? byte ^ (1 << bit) : byte));
      const ends = await endsOf(await holding(wallet, order), toHex(changed));
      expect(ends).toEqual({ ledger: false, seaport: false, stored: false });
    }),
    { numRuns: 40 },
  );
});
