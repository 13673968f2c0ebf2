import { FulfilmentDataSchema, type PostOrder } from '@trait-market/contract/economy/orders';
import {
  bulkTree,
  bulkTypedData,
  orderHash,
  readBulkSignature,
  writeBulkSignature,
} from '@trait-market/contract/economy/typed-data';
import { concatHex, numberToHex, slice } from 'viem';

import type { Check } from '../../check';
import { expectBody, expectSuccess } from '../../expectations';
import { PRICE, type Market } from '../market';
import { expectCode, expectEqual } from '../market-expectations';
import { booksOf, expectListed, expectState, expectUnchanged } from './books';
import { marketFlow } from './market-flow';

const opened = async (market: Market) => {
  const trait = await market.trait();
  const seller = await market.collector({ [trait.id]: 3 });
  const buyer = await market.collector();
  const at = (unitPrice: bigint) =>
    market.sign(seller, {
      kind: 'listing',
      asset: market.assetOf(trait),
      fees: trait.fees,
      unitPrice,
    });
  const alone = [await at(PRICE), await at(PRICE + 1_000n), await at(PRICE + 2_000n)];
  const orders = alone.map(({ components }) => components);
  const hashes = orders.map(orderHash);
  const { proofOf } = bulkTree(hashes);
  const { chainId } = market.place;
  const signature = await seller.wallet.signTypedData(bulkTypedData(chainId, orders));
  const [first, second, third] = alone.map((order, index) => ({
    hash: orderHash(order.components),
    order: {
      ...order,
      signature: writeBulkSignature({ signature, index, proof: proofOf(index) }),
    },
  }));
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('Three orders were signed.');
  return { trait, seller, buyer, first, second, third };
};

const together = marketFlow('orders.post', 'orders that were signed together', {
  rule: 'A bulk signature counts for each of its orders, which is posted with its own part of it, and canceled, filled and proved without the others.',
  run: async (market) => {
    const { trait, seller, buyer, first, second, third } = await opened(market);
    const all = [first, second, third];
    const before = await booksOf(market, [seller, buyer], trait.id);
    for (const { order } of all) expectSuccess(await market.send(seller, order));
    expectCode(await market.send(seller, second.order), 'already-executed', 'replayed');
    for (const { hash } of all) await expectListed(market, trait.id, hash, true);
    expectUnchanged(before, await booksOf(market, [seller, buyer], trait.id));

    const { hash } = second;
    const data = await market.request('economy.orders.fulfilmentData', buyer, { params: { hash } });
    expectSuccess(data);
    const { advancedOrder } = expectBody(data, FulfilmentDataSchema);
    expectEqual(
      'the signature that Seaport gets',
      advancedOrder.signature.toLowerCase(),
      second.order.signature.toLowerCase(),
      data,
    );

    expectSuccess(await market.cancel(seller, first.hash));
    await expectState(market, seller, first.hash, 'cancelled');
    await market.fulfil(buyer, second.hash);
    await expectState(market, seller, second.hash, 'filled');
    await expectState(market, seller, third.hash, 'fillable');
  },
});

const partOf = ({ order }: { order: PostOrder }) => {
  const bulk = readBulkSignature(order.signature);
  if (bulk === undefined) throw new Error('The order was signed with others.');
  return bulk;
};

const foreign = marketFlow(
  'orders.post',
  'refused: a part of a bulk signature that isn’t its own',
  {
    rule: 'A bulk signature counts only for an order of its tree, at its own place, with its own proof, and at exactly the signed terms.',
    run: async (market) => {
      const { trait, seller, first, second, third } = await opened(market);
      const bulk = partOf(first);
      const { index, proof } = partOf(second);
      const outside = concatHex([
        slice(first.order.signature, 0, 65),
        numberToHex(2 ** bulk.proof.length, { size: 3 }),
        slice(first.order.signature, 68),
      ]);
      for (const signature of [
        writeBulkSignature({ ...bulk, index, proof }),
        writeBulkSignature({ ...bulk, index: bulk.index + 1 }),
        writeBulkSignature({ ...bulk, proof: [...bulk.proof, ...bulk.proof.slice(0, 1)] }),
        writeBulkSignature({ ...bulk, proof: bulk.proof.slice(0, 1) }),
        outside,
      ])
        expectCode(await market.send(seller, { ...first.order, signature }), 'bad-signature');
      const dearer = { ...third.order, signature: first.order.signature };
      expectCode(await market.send(seller, dearer), 'bad-signature');
      for (const { hash } of [first, third]) await expectListed(market, trait.id, hash, false);
      expectSuccess(await market.send(seller, first.order));
      await expectListed(market, trait.id, first.hash, true);
    },
  },
);

export const signedTogetherFlows = (): Check[] => [together, foreign];
