import type { PostOrder } from '@trait-market/contract/economy/orders';
import { NO_BYTES32, orderHash, orderTypedData } from '@trait-market/contract/economy/typed-data';
import { signatureForms } from '@trait-market/contract/testing/signature-forms';
import * as fc from 'fast-check';
import { concatHex, hashTypedData, hexToBytes, numberToHex, slice, toHex, type Hex } from 'viem';
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

const bulkOf = async (wallet: PrivateKeyAccount, { components }: PostOrder): Promise<Hex> => {
  const { domain, types, message } = orderTypedData(1, components);
  const other = { ...components, salt: String(BigInt(components.salt) + 1n) };
  const hash = hashTypedData({
    domain,
    types: { ...types, BulkOrder: [{ name: 'tree', type: 'OrderComponents[2]' }] },
    primaryType: 'BulkOrder',
    message: { tree: [message, orderTypedData(1, other).message] },
  });
  return concatHex([await wallet.sign({ hash }), numberToHex(0, { size: 3 }), orderHash(other)]);
};

const formsOf = async (
  wallet: PrivateKeyAccount,
  order: PostOrder,
): Promise<Record<string, Hex>> => {
  const bulk = await bulkOf(wallet, order);
  return {
    ...signatureForms(order.signature),
    'bulk, 65 bytes': bulk,
    'bulk, 64 bytes': concatHex([signatureForms(slice(bulk, 0, 65))['64 bytes'], slice(bulk, 65)]),
    'no byte': '0x',
    '63 bytes': slice(order.signature, 0, 63),
    '66 bytes': `${order.signature}00`,
    'of another wallet': await newWallet().signTypedData(orderTypedData(1, order.components)),
    'of a contract wallet': concatHex([order.signature, order.signature]),
    'v 29': concatHex([slice(order.signature, 0, 64), '0x1d']),
    'r = 0': concatHex([NO_BYTES32, slice(order.signature, 32)]),
    's = 0': concatHex([slice(order.signature, 0, 32), NO_BYTES32, slice(order.signature, 64)]),
  };
};

test('T89 the ledger and Seaport take the same forms of a signature, apart from the known differences', async () => {
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
