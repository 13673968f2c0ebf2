import { fulfilmentAction } from '@trait-market/contract/economy/actions';
import { ReceiptSchema } from '@trait-market/contract/economy/orders';
import { CriteriaSetSchema, type CriteriaSet } from '@trait-market/contract/economy/criteria';
import { FulfilmentDataSchema } from '@trait-market/contract/economy/orders';
import { feeOn } from '@trait-market/contract/economy/shared';
import {
  buildOrder,
  criteriaProof,
  orderSalt,
  orderTypedData,
  SEAPORT,
} from '@trait-market/contract/economy/typed-data';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { Check } from '../../../check';
import { json } from '../../../contract/call';
import { expectBody, expectSuccess } from '../../../expectations';
import { Skipped } from '../../../probe/outcome';
import type { Newcomer } from '../../../session/session';
import { freshNumber, once, PRICE, type Market } from '../../market';
import { expectCode, expectEqual } from '../../market-expectations';
import { activityOf, booksOf, expectListed, expectState, expectUnchanged, gained } from '../books';
import { marketFlow } from '../market-flow';

const feesOf = ({ fees }: Pick<TraitDetail, 'fees'>): bigint =>
  fees.reduce((sum, fee) => sum + feeOn(PRICE, fee), 0n);

const accepted = marketFlow('orders.fulfil', 'an offer is accepted', {
  rule: "An accepted offer is paid in wrapped coin by its maker, and the fees are deducted from the taker's proceeds.",
  run: async (market) => {
    const trait = await market.trait();
    const bidder = await market.collector();
    const holder = await market.collector({ [trait.id]: 2 });
    const people = [bidder, holder];
    const before = await booksOf(market, people, trait.id);
    const order = await market.offer(bidder, trait, 2n);
    expectEqual('kind', order.kind, 'offer', order.response);
    expectEqual('unitPrice.coin', order.unitPrice?.coin, 'wrapped', order.response);
    expectUnchanged(before, await booksOf(market, people, trait.id));
    await expectListed(market, trait.id, order.hash, true);
    const bounds = { highestPrice: '0', lowestProceeds: String(PRICE - feesOf(trait)) };
    const receipt = await market.fulfil(holder, order.hash, bounds);
    const after = await booksOf(market, people, trait.id);
    const proceeds = PRICE - feesOf(trait);
    expectEqual('paid', receipt.paid?.amount, String(PRICE), receipt.response);
    expectEqual('proceeds', receipt.proceeds?.amount, String(proceeds), receipt.response);
    expectEqual(
      'the bidder pays',
      gained(before.purses[0], after.purses[0]),
      { native: 0n, wrapped: -PRICE },
      after.response,
    );
    expectEqual(
      'the holder is paid',
      gained(before.purses[1], after.purses[1]),
      { native: 0n, wrapped: proceeds },
      after.response,
    );
    expectEqual('editions of both', after.loose, [1, 1], after.response);
    expectEqual('editions that there are', after.supply, before.supply, after.response);
    expectEqual('remaining', receipt.order.remaining, 1, receipt.response);
    const { items, response } = await activityOf(market, trait.id, order.hash);
    expectEqual(
      'its activity',
      items.map(({ type }) => type),
      ['sale', 'offer'],
      response,
    );
    expectEqual(
      'from',
      items[0]?.from.address.toLowerCase(),
      holder.walletAddress.toLowerCase(),
      response,
    );
  },
});

const bounded = marketFlow('orders.fulfil', 'refused: an offer below the lowest proceeds', {
  rule: "The taker of an offer signs minimum proceeds: less is refused, and so is giving an item that they don't have.",
  run: async (market) => {
    const trait = await market.trait();
    const bidder = await market.collector();
    const [holder, poor] = [await market.collector({ [trait.id]: 2 }), await market.collector()];
    const { hash } = await market.offer(bidder, trait, 2n);
    const people = [bidder, holder, poor];
    const before = await booksOf(market, people, trait.id);
    const tooMuch = { lowestProceeds: String(PRICE - feesOf(trait) + 1n) };
    const body = await market.signFulfilment(holder, hash, tooMuch);
    expectCode(await market.sendFulfilment(holder, hash, body), 'price-moved');
    const unheld = await market.signFulfilment(poor, hash, { lowestProceeds: '0' });
    expectCode(await market.sendFulfilment(poor, hash, unheld), 'not-the-holder');
    expectUnchanged(before, await booksOf(market, people, trait.id));
  },
});

const best = marketFlow('traits.detail', 'the best offer follows the offers', {
  rule: 'bestOffer is the highest offer for one edition that can be accepted now.',
  run: async (market) => {
    const trait = await market.trait();
    const bidder = await market.collector();
    const lower = await market.offer(bidder, trait, 1n, 2n * 10n ** 18n);
    const higher = await market.offer(bidder, trait, 1n, 3n * 10n ** 18n);
    const now = await market.traitById(trait.id);
    expectEqual('bestOffer', now.bestOffer?.amount, String(3n * 10n ** 18n), now.response);
    expectSuccess(await market.cancel(bidder, higher.hash));
    const then = await market.traitById(trait.id);
    expectEqual('bestOffer', then.bestOffer?.amount, String(2n * 10n ** 18n), then.response);
    expectSuccess(await market.cancel(bidder, lower.hash));
  },
});

const unfunded = marketFlow('orders.fulfil', 'refused: an offer without its coin', {
  rule: "An offer whose maker no longer has the coin is hidden from others and can't be accepted.",
  run: async (market) => {
    const trait = await market.trait();
    const bidder = await market.collector();
    const holder = await market.collector({ [trait.id]: 1 });
    const { hash } = await market.offer(bidder, trait);
    const { wrapped } = await market.purse(bidder);
    expectSuccess(
      await market.request('economy.wallets.unwrap', bidder, {
        body: await market.signWrap(bidder, wrapped, 'unwrap'),
      }),
    );
    await expectState(market, bidder, hash, 'dormant');
    await expectListed(market, trait.id, hash, false);
    const before = await booksOf(market, [bidder, holder], trait.id);
    const body = await market.signFulfilment(holder, hash);
    expectCode(await market.sendFulfilment(holder, hash, body), 'maker-underfunded');
    expectUnchanged(before, await booksOf(market, [bidder, holder], trait.id));
  },
});

export const postForAny = async (
  market: Market,
  maker: Newcomer,
  set: CriteriaSet,
  unitPrice = PRICE,
) => {
  const { root, slot, tier, rarity } = set.criteria;
  const components = buildOrder({
    kind: 'offer',
    chainId: 1,
    maker: maker.walletAddress,
    asset: { kind: 'any', token: set.token, criteria: root, quantity: 2n },
    unitPrice,
    fees: set.fees,
    commitments: [],
    expiresAt: Date.now() + 86_400_000,
    counter: (await market.purse(maker)).counter,
    salt: orderSalt(market.deployment, freshNumber()),
  });
  const response = await market.send(maker, {
    domain: { chainId: 1, verifyingContract: SEAPORT },
    components,
    commitments: [],
    criteria: { ...(slot && { slot }), ...(tier && { tier }), ...(rarity && { rarity }) },
    signature: await maker.wallet.signTypedData(orderTypedData(1, components)),
  });
  expectSuccess(response);
  return expectBody(response, ReceiptSchema.shape.order);
};

const forAny = marketFlow('criteria.find', 'an offer for any trait of a kind', {
  rule: 'An offer for any trait of a kind is filled with one that is proven to be of it, which its taker names and signs, and with no other.',
  run: async (market) => {
    const trait = await market.trait();
    const set = await market.read('economy.criteria.find', CriteriaSetSchema, {
      query: { collection: trait.collection, slot: trait.slot },
    });
    const ids = set.traits.map(({ tokenId }) => tokenId);
    const bidder = await market.collector();
    const order = await postForAny(market, bidder, set);
    const { root } = set.criteria;
    const known = await market.read('economy.criteria.byRoot', CriteriaSetSchema, {
      params: { root },
    });
    expectEqual('criteria.root', known.criteria.root, root, known.response);
    let other = await market.trait();
    for (
      let tried = 0;
      tried < 30 && (ids.includes(other.tokenId) || other.token !== trait.token);
      tried += 1
    ) {
      other = await market.trait();
    }
    const holder = await market.collector({ [trait.id]: 1, [other.id]: 1 });
    const people = [bidder, holder];
    const give = async ({ tokenId }: TraitDetail, proof = criteriaProof(ids, trait.tokenId)) => {
      const message = {
        orderHash: order.hash,
        fulfiller: holder.walletAddress,
        identifier: tokenId,
        quantity: '1',
        highestPrice: '0',
        lowestProceeds: '1',
        ...once(),
      };
      const typed = fulfilmentAction.typedData(market.place, message);
      const signature = await holder.wallet.signTypedData(typed);
      const body = { ...market.place, message, signature, criteriaProof: proof ?? [] };
      return market.request('economy.orders.fulfil', holder, {
        params: { hash: order.hash },
        body: json(body),
      });
    };
    const { criteriaResolvers, response: resolved } = await market.read(
      'economy.orders.fulfilmentData',
      FulfilmentDataSchema,
      { params: { hash: order.hash }, query: { quantity: '1', identifier: trait.tokenId } },
      holder,
    );
    const identifiers = criteriaResolvers.map(({ identifier }) => identifier);
    expectEqual('the trait that fills it on chain', identifiers, [trait.tokenId], resolved);
    const before = await booksOf(market, people, trait.id);
    if (other.token === trait.token && !ids.includes(other.tokenId)) {
      expectCode(await give(other), 'not-in-criteria', 'bad-proof');
    }
    if (ids.length > 1) expectCode(await give(trait, []), 'bad-proof');
    expectUnchanged(before, await booksOf(market, people, trait.id));
    const response = await give(trait);
    expectSuccess(response);
    const after = await booksOf(market, people, trait.id);
    expectEqual('editions of both', after.loose, [1, 0], after.response);
    expectEqual(
      'the bidder pays',
      gained(before.purses[0], after.purses[0]),
      { native: 0n, wrapped: -PRICE },
      response,
    );
  },
});

const swapped = marketFlow('orders.fulfil', 'a trade is accepted', {
  rule: 'A trade without coin exchanges items for items as a whole.',
  run: async (market) => {
    const [mine, theirs] = [await market.trait(), await market.trait()];
    if (mine.id === theirs.id) throw new Skipped('the market has only one trait');
    const maker = await market.collector({ [mine.id]: 2 });
    const taker = await market.collector({ [theirs.id]: 1 });
    const people = [maker, taker];
    const before = [
      await booksOf(market, people, mine.id),
      await booksOf(market, people, theirs.id),
    ];
    const order = await market.post(maker, {
      kind: 'trade',
      gives: [market.assetOf(mine, 2n)],
      gets: [market.assetOf(theirs)],
    });
    expectEqual('unitPrice', order.unitPrice, null, order.response);
    const receipt = await market.fulfil(taker, order.hash, { highestPrice: '0' });
    const after = [
      await booksOf(market, people, mine.id),
      await booksOf(market, people, theirs.id),
    ];
    expectEqual('editions given by the maker', after[0]?.loose, [0, 2], receipt.response);
    expectEqual('editions given by the taker', after[1]?.loose, [1, 0], receipt.response);
    expectEqual('paid', receipt.paid, null, receipt.response);
    expectEqual('coin', after[0]?.purses, before[0]?.purses, receipt.response);
    expectEqual('editions that there are', after[0]?.supply, before[0]?.supply, receipt.response);
    const { items, response } = await activityOf(market, mine.id, order.hash);
    expectEqual(
      'its activity',
      items.map(({ type }) => type),
      ['swap', 'trade'],
      response,
    );
    await expectState(market, maker, order.hash, 'filled');
  },
});

export const offerFlows = (): Check[] => [accepted, bounded, best, unfunded, forAny, swapped];
