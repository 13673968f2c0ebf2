import { CollectionDetailSchema } from '@trait-market/contract/economy/collections';
import { CriteriaSetSchema, type CriteriaSet } from '@trait-market/contract/economy/criteria';
import type { Item } from '@trait-market/contract/economy/shared';
import { TraitPageSchema } from '@trait-market/contract/economy/traits';
import { WalletOrderPageSchema } from '@trait-market/contract/economy/wallets';

import type { Check } from '../../../check';
import { expectSuccess } from '../../../expectations';
import { Skipped } from '../../../probe/outcome';
import type { Newcomer } from '../../../session/session';
import { PRICE, type Market } from '../../market';
import { expectAtLeast, expectEqual } from '../../market-expectations';
import { marketFlow } from '../market-flow';
import { postForAny } from './offers';
import { steadily } from '../reads/reading';

/** The number of other cards that are compared with their pages. */
const CARDS_COMPARED = 3;

type Words = { collection: string; slot?: string; buyer?: string };

const setOf = (market: Market, query: Words) =>
  market.read('economy.criteria.find', CriteriaSetSchema, { query });

const ownOrder = async (market: Market, owner: Newcomer, hash: string) => {
  const { items, response } = await market.read(
    'economy.wallets.orders',
    WalletOrderPageSchema,
    { params: { address: owner.walletAddress }, query: { limit: '60' } },
    owner,
  );
  return { order: items.find((one) => one.hash === hash), response };
};

const highest = (set: CriteriaSet): bigint => BigInt(set.bestOffer?.amount ?? PRICE);

const priced = marketFlow(
  'wallets.orders',
  'an offer for any trait of a set has the set’s market',
  {
    rule: 'E476 An own open offer for any trait of a set comes with the cheapest listing of its traits by other wallets, and the best offer for the set or a larger one.',
    run: async (market) => {
      const trait = await market.trait();
      const words = { collection: trait.collection, slot: trait.slot };
      const [set, whole] = [
        await setOf(market, words),
        await setOf(market, { collection: trait.collection }),
      ];
      const floor = BigInt(set.floor?.amount ?? PRICE);
      if (floor < 3n) throw new Skipped('the floor is too low to list below it');
      const owner = await market.collector({ [trait.id]: 1 });
      const rival = await market.collector({ [trait.id]: 1 });
      const { hash } = await postForAny(market, owner, set);

      const expectMarket = (what: string) =>
        steadily(async () => {
          const { order, response } = await ownOrder(market, owner, hash);
          expectEqual('the state of the offer', order?.state.kind, 'fillable', response);
          if (order?.market === undefined) return;
          const { floor: cheapest, bestOffer, undercutBy, lastSale } = order.market;
          const { bestOffer: best } = await setOf(market, words);
          const ofOthers = await setOf(market, { ...words, buyer: owner.walletAddress });
          expectEqual(
            `floor, best offer, cheaper listing and last sale, ${what}`,
            [cheapest?.amount, bestOffer?.amount, undercutBy, lastSale],
            [ofOthers.floor?.amount, best?.amount, null, null],
            response,
          );
        });
      await expectMarket('with an own offer');
      const larger = await postForAny(market, rival, whole, highest(whole) + highest(set));
      await expectMarket('with a higher offer for a larger set');
      const own = await market.list(owner, trait, 1n, floor - 2n);
      await expectMarket('with an own listing below the floor');
      const cheaper = await market.list(rival, trait, 1n, floor - 1n);
      await expectMarket('with another wallet’s listing below the floor');
      expectSuccess(await market.cancelSeveral(owner, [hash, own.hash]));
      expectSuccess(await market.cancelSeveral(rival, [larger.hash, cheaper.hash]));
    },
  },
);

const picturesOf = (items: readonly Item[]): string[] | undefined =>
  items.flatMap((item) => (item.kind === 'any' ? [item.criteria.imageUrls?.toSorted()] : []))[0];

const pictured = marketFlow('criteria.find', 'the pictures of a set are the same in each reader', {
  rule: 'E477 A set has pictures of some of its traits, each once. They are the same next to its orders.',
  run: async (market) => {
    const { collection, slot } = await market.trait();
    const set = await setOf(market, { collection, slot });
    const { imageUrls = [], root } = set.criteria;
    const pictures = imageUrls.toSorted();
    expectEqual('the pictures', pictures, [...new Set(pictures)], set.response);
    expectAtLeast('the traits', set.criteria.traits, pictures.length, set.response);
    const owner = await market.collector();
    const { hash } = await postForAny(market, owner, set);
    const { criteria, response } = await market.read('economy.criteria.byRoot', CriteriaSetSchema, {
      params: { root },
    });
    const byRoot = criteria.imageUrls?.toSorted() ?? pictures;
    expectEqual('the pictures of its root', byRoot, pictures, response);
    const own = await ownOrder(market, owner, hash);
    const ofOrder = picturesOf(own.order?.gets ?? []) ?? pictures;
    expectEqual('the pictures of its order', ofOrder, pictures, own.response);
    expectSuccess(await market.cancel(owner, hash));
  },
});

const topOffer = marketFlow('collections.detail', 'the top offer is for any trait', {
  rule: 'E507 The best offer of a collection is the highest open offer for any trait of it, whatever is offered for one trait or for a slot.',
  run: async (market) => {
    const trait = await market.trait();
    const { collection } = trait;
    const [whole, ofSlot] = [
      await setOf(market, { collection }),
      await setOf(market, { collection, slot: trait.slot }),
    ];
    const owner = await market.collector();
    const price = highest(whole) + 1n;

    const expectTop = (what: string, least: bigint) =>
      steadily(async () => {
        const { bestOffer, response } = await market.read(
          'economy.collections.detail',
          CollectionDetailSchema,
          { params: { slug: collection } },
        );
        if (bestOffer === undefined) return;
        const { bestOffer: expected } = await setOf(market, { collection });
        expectEqual(
          `coin and price of the best offer of the collection, at least ${least}, ${what}`,
          [bestOffer?.coin, bestOffer?.amount, BigInt(bestOffer?.amount ?? 0) >= least],
          [expected?.coin, expected?.amount, true],
          response,
        );
      });
    const forOne = await market.offer(owner, trait, 1n, price + 2n);
    const forSlot = await postForAny(market, owner, ofSlot, price + 1n);
    await expectTop('with higher offers for one trait and for a slot', 0n);
    const forAny = await postForAny(market, owner, whole, price);
    await expectTop('with an offer for any trait', price);
    expectSuccess(await market.cancel(owner, forAny.hash));
    await expectTop('after the offer for any trait was canceled', 0n);
    expectSuccess(await market.cancelSeveral(owner, [forOne.hash, forSlot.hash]));
  },
});

const onCards = marketFlow('traits.browse', 'cards have the best offer of the trait’s page', {
  rule: 'E568 Each trait in the list has the same best offer as on its own page, including offers for any trait of its collection.',
  run: async (market) => {
    const trait = await market.trait();
    const { collection, slot } = trait;
    const whole = await setOf(market, { collection });
    const owner = await market.collector();

    const expectCards = (what: string) =>
      steadily(async () => {
        const { items, response } = await market.read('economy.traits.browse', TraitPageSchema, {
          query: { collection, slot, limit: '60' },
        });
        const cards = items.filter(({ bestOffer }) => bestOffer !== undefined);
        const own = cards.filter(({ id }) => id === trait.id);
        for (const { id, bestOffer } of [...own, ...cards.slice(0, CARDS_COMPARED)]) {
          const { bestOffer: expected } = await market.traitById(id);
          expectEqual(
            `coin and price of the best offer for ${id}, ${what}`,
            [bestOffer?.coin, bestOffer?.amount],
            [expected?.coin, expected?.amount],
            response,
          );
        }
      });
    const forAny = await postForAny(market, owner, whole, highest(whole) + 1n);
    await expectCards('with an offer for any trait of the collection');
    const price = BigInt((await market.traitById(trait.id)).bestOffer?.amount ?? 0) + 1n;
    const forOne = await market.offer(owner, trait, 1n, price);
    await expectCards('with a higher offer for one trait');
    expectSuccess(await market.cancelSeveral(owner, [forAny.hash, forOne.hash]));
    await expectCards('after both offers were canceled');
  },
});

export const offerOnSetFlows = (): Check[] => [priced, pictured, topOffer, onCards];
