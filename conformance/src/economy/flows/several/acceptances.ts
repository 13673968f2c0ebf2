import { acceptOffersAction, type OffersAcceptance } from '@trait-market/contract/economy/actions';
import { CriteriaSetSchema } from '@trait-market/contract/economy/criteria';
import {
  type AcceptedOffers,
  AcceptedOffersSchema,
  type Order,
} from '@trait-market/contract/economy/orders';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import { criteriaProof } from '@trait-market/contract/economy/typed-data';
import { WalletOrderPageSchema } from '@trait-market/contract/economy/wallets';

import type { Check } from '../../../check';
import { json } from '../../../contract/call';
import { expectBody, expectSuccess } from '../../../expectations';
import type { CompletedExchange } from '../../../probe/exchange';
import type { Newcomer } from '../../../session/session';
import { type Market, once, PRICE } from '../../market';
import { expectCode, expectEqual } from '../../market-expectations';
import { booksOf, expectSale, expectState, expectUnchanged, gained } from '../books';
import { feesOf } from '../fees-of';
import { marketFlow } from '../market-flow';
import { expectOneTransaction } from '../transactions';
import { postForAny } from '../offers/offers';

type Given = { order: Order; quantity?: bigint; proof?: readonly Bytes32[] };

/** Four offers for one trait, of which the second one is canceled, and one for any of its slot. */
const withOffers = async (market: Market) => {
  const trait = await market.trait();
  const [bidder, other] = [await market.collector(), await market.collector()];
  const seller = await market.collector({ [trait.id]: 8 });
  const set = await market.read('economy.criteria.find', CriteriaSetSchema, {
    query: { collection: trait.collection, slot: trait.slot },
  });
  const first = await market.offer(bidder, trait);
  const gone = await market.offer(bidder, trait, 1n, PRICE + 1n);
  const pair = await market.offer(other, trait, 2n, PRICE + 2n);
  const anyOfSlot = await postForAny(market, other, set);
  expectSuccess(await market.cancel(bidder, gone.hash));
  const ids = set.traits.map(({ tokenId }) => tokenId);
  const proof = criteriaProof(ids, trait.tokenId) ?? [];
  const books = () => booksOf(market, [bidder, other, seller], trait.id);
  return { trait, bidder, other, seller, first, gone, pair, anyOfSlot, proof, books };
};

const proceedsOf = ({ fees }: TraitDetail, { unitPrice }: Order, quantity: bigint): bigint => {
  const price = BigInt(unitPrice?.amount ?? '0');
  return (price - feesOf(fees, price)) * quantity;
};

const messageOf = (
  seller: Newcomer,
  trait: TraitDetail,
  given: readonly Given[],
  change: Partial<OffersAcceptance>,
): OffersAcceptance => ({
  seller: seller.walletAddress,
  lines: given.map(({ order, quantity = 1n }) => ({
    orderHash: order.hash,
    token: trait.token,
    identifier: trait.tokenId,
    quantity: String(quantity),
    lowestProceeds: String(proceedsOf(trait, order, quantity)),
  })),
  lowestTotal: '1',
  allRequired: false,
  ...once(),
  ...change,
});

const sign = async (
  market: Market,
  signer: Newcomer,
  message: OffersAcceptance,
  given: readonly Given[],
) => {
  const typed = acceptOffersAction.typedData(market.place, message);
  const signature = await signer.wallet.signTypedData(typed);
  const criteriaProofs = given.map(({ proof = [] }) => proof);
  return json({ ...market.place, message, criteriaProofs, signature });
};

const send = async (
  market: Market,
  seller: Newcomer,
  trait: TraitDetail,
  given: readonly Given[],
  change: Partial<OffersAcceptance> = {},
  signer = seller,
): Promise<CompletedExchange> => {
  const body = await sign(market, signer, messageOf(seller, trait, given, change), given);
  return market.request('economy.orders.acceptOffers', seller, { body });
};

const receiptOf = (response: CompletedExchange): AcceptedOffers => {
  expectSuccess(response);
  return expectBody(response, AcceptedOffersSchema);
};

const outcomesOf = ({ lines }: AcceptedOffers) =>
  lines.map(({ order, outcome, reason, proceeds }) => [
    order.hash,
    outcome,
    reason,
    proceeds?.amount,
  ]);

const accepted = marketFlow('orders.acceptOffers', 'several offers are accepted', {
  rule: 'One signature accepts the available offers at their prices. A missed one gives nothing away and stops no other.',
  run: async (market) => {
    const { trait, bidder, other, seller, first, gone, pair, anyOfSlot, proof, books } =
      await withOffers(market);
    const before = await books();
    const given = [
      { order: first },
      { order: gone },
      { order: pair, quantity: 2n },
      { order: anyOfSlot, proof },
    ];
    const response = await send(market, seller, trait, given);
    const receipt = receiptOf(response);
    expectOneTransaction(receipt.lines, response);
    const amounts = [
      proceedsOf(trait, first, 1n),
      proceedsOf(trait, pair, 2n),
      proceedsOf(trait, anyOfSlot, 1n),
    ];
    const proceeds = amounts.reduce((sum, one) => sum + one, 0n);
    const [ofFirst, ofPair, ofAny] = amounts.map(String);
    expectEqual('proceeds', receipt.proceeds.amount, String(proceeds), response);
    expectEqual(
      'the lines',
      outcomesOf(receipt),
      [
        [first.hash, 'sold', null, ofFirst],
        [gone.hash, 'missed', 'cancelled', undefined],
        [pair.hash, 'sold', null, ofPair],
        [anyOfSlot.hash, 'sold', null, ofAny],
      ],
      response,
    );
    const after = await books();
    const change = (index: number) => gained(before.purses[index], after.purses[index]);
    const changes = [0, 1, 2].map(change);
    const expected = [-PRICE, -3n * PRICE - 4n, proceeds].map((wrapped) => ({
      native: 0n,
      wrapped,
    }));
    expectEqual('the bidders and the seller are paid', changes, expected, after.response);
    expectEqual('editions of the bidders and the seller', after.loose, [1, 3, 4], after.response);
    expectEqual('editions that there are', after.supply, before.supply, after.response);
    await expectState(market, bidder, first.hash, 'filled');
    await expectState(market, other, pair.hash, 'filled');
    await expectSale(market, trait.id, pair.hash, 2n * PRICE + 4n);
  },
});

const allRequired = marketFlow('orders.acceptOffers', 'refused: a required offer is missing', {
  rule: 'If all offers are required and one is unavailable, nothing is sold.',
  run: async (market) => {
    const { trait, bidder, seller, first, gone, books } = await withOffers(market);
    const before = await books();
    const given = [{ order: first }, { order: gone }];
    const response = await send(market, seller, trait, given, { allRequired: true });
    expectCode(response, 'cancelled');
    expectUnchanged(before, await books());
    await expectState(market, bidder, first.hash, 'fillable');
  },
});

const bounds = marketFlow('orders.acceptOffers', 'the lowest proceeds of each offer', {
  rule: 'No offer is accepted for less than the lowest proceeds of its line.',
  run: async (market) => {
    const { trait, seller, first, pair, anyOfSlot, proof, books } = await withOffers(market);
    const before = await books();
    const given = [{ order: first }, { order: pair }, { order: anyOfSlot, proof }];
    const { lines } = messageOf(seller, trait, given, {});
    const high = lines.map((line, index) =>
      index === 0 ? { ...line, lowestProceeds: String(BigInt(line.lowestProceeds) + 1n) } : line,
    );
    const response = await send(market, seller, trait, given, { lines: high });
    expectEqual(
      'the lines',
      outcomesOf(receiptOf(response)),
      [
        [first.hash, 'missed', 'price-moved', undefined],
        [pair.hash, 'sold', null, String(proceedsOf(trait, pair, 1n))],
        [anyOfSlot.hash, 'sold', null, String(proceedsOf(trait, anyOfSlot, 1n))],
      ],
      response,
    );
    const after = await books();
    expectEqual('editions of the bidders and the seller', after.loose, [0, 2, 6], after.response);
    expectEqual('editions that there are', after.supply, before.supply, after.response);
  },
});

const lastEdition = marketFlow('orders.acceptOffers', 'a last edition is sold once', {
  rule: 'Of two offers that want a seller’s last edition, the first one is accepted.',
  run: async (market) => {
    const { trait, bidder, other, first, pair } = await withOffers(market);
    const seller = await market.collector({ [trait.id]: 1 });
    const response = await send(market, seller, trait, [{ order: first }, { order: pair }]);
    expectEqual(
      'the lines',
      outcomesOf(receiptOf(response)),
      [
        [first.hash, 'sold', null, String(proceedsOf(trait, first, 1n))],
        [pair.hash, 'missed', 'not-the-holder', undefined],
      ],
      response,
    );
    const after = await booksOf(market, [bidder, other, seller], trait.id);
    expectEqual('editions of the bidders and the seller', after.loose, [1, 0, 0], after.response);
  },
});

const total = marketFlow('orders.acceptOffers', 'refused: less than the total', {
  rule: 'Offers that bring less than the signed total together are not accepted, not even for a wei less.',
  run: async (market) => {
    const { trait, seller, first, pair, books } = await withOffers(market);
    const before = await books();
    const given = [{ order: first }, { order: pair }];
    const sum = proceedsOf(trait, first, 1n) + proceedsOf(trait, pair, 1n);
    const more = await send(market, seller, trait, given, { lowestTotal: String(sum + 1n) });
    expectCode(more, 'total-too-low', 'price-moved', 'bad-terms');
    expectUnchanged(before, await books());
    const exact = await send(market, seller, trait, given, { lowestTotal: String(sum) });
    expectEqual('proceeds', receiptOf(exact).proceeds.amount, String(sum), exact);
  },
});

const repeated = marketFlow('orders.acceptOffers', 'the same signature is sent twice', {
  rule: 'Several offers are accepted once, however often the signature is sent.',
  run: async (market) => {
    const { trait, seller, pair, books } = await withOffers(market);
    const given = [{ order: pair }];
    const body = await sign(market, seller, messageOf(seller, trait, given, {}), given);
    const request = () => market.request('economy.orders.acceptOffers', seller, { body });
    expectSuccess(await request());
    const before = await books();
    expectCode(await request(), 'already-executed', 'replayed');
    expectUnchanged(before, await books());
  },
});

const forged = marketFlow('orders.acceptOffers', 'refused: offers that the seller did not sign', {
  rule: 'Every offer, its item, its proceeds and the total are part of the signature by the seller’s own wallet.',
  run: async (market) => {
    const { trait, bidder, seller, first, pair, books } = await withOffers(market);
    const before = await books();
    const given = [{ order: first }];
    const byAnother = await send(market, seller, trait, given, {}, bidder);
    expectCode(byAnother, 'bad-signature', 'not-yours');
    const message = messageOf(seller, trait, given, {});
    const typed = acceptOffersAction.typedData(market.place, message);
    const signature = await seller.wallet.signTypedData(typed);
    const { lines } = messageOf(seller, trait, [...given, { order: pair }], {});
    const body = json({
      ...market.place,
      message: { ...message, lines },
      criteriaProofs: [[], []],
      signature,
    });
    const changed = await market.request('economy.orders.acceptOffers', seller, { body });
    expectCode(changed, 'bad-signature');
    expectUnchanged(before, await books());
  },
});

const unproven = marketFlow('orders.acceptOffers', 'refused: an item without its proof', {
  rule: 'An offer for any trait of a kind is accepted only with a proof that the signed trait is of it.',
  run: async (market) => {
    const { trait, seller, first, anyOfSlot, proof, books } = await withOffers(market);
    const before = await books();
    const wrong: readonly Bytes32[] = [...proof, `0x${'0b'.repeat(32)}`];
    const given = [{ order: first }, { order: anyOfSlot, proof: wrong }];
    expectCode(await send(market, seller, trait, given), 'bad-proof', 'not-in-criteria');
    expectUnchanged(before, await books());
  },
});

const received = marketFlow('wallets.orders', 'received offers', {
  rule: 'Received offers are sorted by value on request, and each names what the wallet would give, which fits.',
  run: async (market) => {
    const { seller, first, pair, anyOfSlot, trait } = await withOffers(market);
    const read = (sort?: 'value') =>
      market.read(
        'economy.wallets.orders',
        WalletOrderPageSchema,
        {
          params: { address: seller.walletAddress },
          query: { side: 'received', limit: '60', ...(sort && { sort }) },
        },
        seller,
      );
    const { items, response } = await read('value');
    const own = items.filter(({ hash }) =>
      [first, pair, anyOfSlot].some((one) => one.hash === hash),
    );
    const prices = own.map(({ unitPrice }) => unitPrice?.amount);
    const sorted = [String(PRICE + 2n), String(PRICE), String(PRICE)];
    expectEqual('the prices by value', prices, sorted, response);
    // Providers may leave the field out.
    const named = own.filter(({ given }) => given !== undefined);
    const given = named.map(({ hash, given: item }) => [
      item?.held,
      hash === anyOfSlot.hash ? item?.trait?.id : undefined,
    ]);
    const expected = named.map(({ hash }) => [8, hash === anyOfSlot.hash ? trait.id : undefined]);
    expectEqual('what the wallet would give', given, expected, response);
    const newest = await read();
    const times = newest.items.map(({ createdAt }) => createdAt);
    const isSorted = times.every((time, index) => index === 0 || time <= (times[index - 1] ?? ''));
    expectEqual('the newest first by default', isSorted, true, newest.response);
  },
});

export const acceptanceFlows = (): Check[] => [
  accepted,
  allRequired,
  bounds,
  lastEdition,
  total,
  repeated,
  forged,
  unproven,
  received,
];
