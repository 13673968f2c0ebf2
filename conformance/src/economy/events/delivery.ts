import type { Activity } from '@trait-market/contract/economy/activity';
import type { MarketEvent } from '@trait-market/contract/economy/events';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { Check } from '../../check';
import { expectSuccess, expectThat } from '../../expectations';
import type { EventStream } from '../../probe/event-stream';
import { Skipped } from '../../probe/outcome';
import type { Newcomer } from '../../session/session';
import { activityOf, expectState } from '../flows/books';
import { marketFlow } from '../flows/market-flow';
import { CHAIN, type Market } from '../market';
import { expectCode, expectEqual } from '../market-expectations';
import {
  expectOwnIds,
  expectEvent,
  news,
  openStream,
  orderOf,
  eventsAbout,
  saysState,
  receivedFrom,
} from './stream';

const factsOf = ({ id, type, at, chainId, from, to, price, orderHash }: Activity) => ({
  id,
  type,
  at: Date.parse(at),
  chainId,
  from: from.address.toLowerCase(),
  to: to?.address.toLowerCase(),
  price: price?.amount,
  orderHash,
});

const activitiesIn = (events: readonly MarketEvent[], hash: Bytes32) =>
  events.flatMap((event) =>
    event.event === 'activity' && event.data.orderHash === hash ? [factsOf(event.data)] : [],
  );

const expectOrderReported = async (
  market: Market,
  stream: EventStream,
  {
    hash,
    trait,
    maker,
    states,
  }: { hash: Bytes32; trait: TraitDetail; maker: Newcomer; states: readonly [string, string] },
): Promise<void> => {
  const events = news(stream);
  const { items: listed } = await activityOf(market, trait.id, hash);
  const exchange = stream.exchange();
  expectEqual(
    `activity of the order ${hash}`,
    activitiesIn(events, hash),
    listed.map(factsOf).toReversed(),
    exchange,
  );
  const changes = events.flatMap(({ event, data }) =>
    event === 'order' && data.hash === hash ? [data] : [],
  );
  const shown = [changes[0]?.state, changes.at(-1)?.state];
  expectEqual('its first and its last state', shown, states, exchange);
  for (const { kind, chainId, maker: address, traits, collections } of changes) {
    expectEqual(
      'the order',
      { kind, chainId, maker: address.toLowerCase(), traits },
      {
        kind: 'listing',
        chainId: CHAIN,
        maker: maker.walletAddress.toLowerCase(),
        traits: [trait.id],
      },
      exchange,
    );
    expectEqual('its collections', collections, [trait.collection], exchange);
  }
};

const acts = marketFlow('events.stream', 'actions are reported', {
  rule: 'An action reports its activity as in the lists, and the orders whose state it changed, in order and once; a refused action reports nothing.',
  run: async (market) => {
    const trait = await market.trait();
    const seller = await market.collector({ [trait.id]: 3 });
    const buyer = await market.collector();
    const stream = await openStream(market, { query: { trait: trait.id } });
    const sold = await market.list(seller, trait);
    await market.fulfil(buyer, sold.hash);
    const cancelled = await market.list(seller, trait);
    const low = await market.signFulfilment(buyer, cancelled.hash, { highestPrice: '1' });
    expectCode(await market.sendFulfilment(buyer, cancelled.hash, low), 'price-moved');
    expectSuccess(await market.cancel(seller, cancelled.hash));
    await expectEvent(
      stream,
      'that the order was canceled',
      saysState(cancelled.hash, 'cancelled'),
    );
    expectOwnIds(stream);
    const common = { trait, maker: seller };
    await expectOrderReported(market, stream, {
      ...common,
      hash: sold.hash,
      states: ['open', 'filled'],
    });
    await expectOrderReported(market, stream, {
      ...common,
      hash: cancelled.hash,
      states: ['open', 'cancelled'],
    });
    await expectState(market, seller, sold.hash, 'filled');
    await expectState(market, seller, cancelled.hash, 'cancelled');
  },
});

const TRIES = 10;

const twoTraits = async (market: Market): Promise<[TraitDetail, TraitDetail]> => {
  const first = await market.trait();
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const second = await market.trait();
    if (second.collection !== first.collection) return [first, second];
  }
  throw new Skipped('needs traits of two collections');
};

const filters = marketFlow('events.stream', 'only requested events are sent', {
  rule: 'A stream sends only events of the requested topics, collections and traits; several values of one kind are alternatives.',
  run: async (market) => {
    const [other, trait] = await twoTraits(market);
    const seller = await market.collector({ [other.id]: 1, [trait.id]: 1 });
    const any = [other.collection, trait.collection];
    const byTrait = await openStream(market, { query: { trait: trait.id } });
    const byCollection = await openStream(market, { query: { collection: trait.collection } });
    const byEvent = await openStream(market, { query: { event: 'order', collection: any } });
    const byActivity = await openStream(market, {
      query: { event: ['activity'], collection: any },
    });
    const byBoth = await openStream(market, {
      query: { event: ['activity', 'order'], collection: any },
    });
    // The trait that the streams didn't request is listed first, so that an unwanted event would
    // arrive before the expected one.
    const unrequested = await market.list(seller, other);
    const requested = await market.list(seller, trait);
    const isAbout =
      (hash: Bytes32) =>
      (events: readonly MarketEvent[]): boolean =>
        events.some((event) => orderOf(event) === hash);
    const streams = [byTrait, byCollection, byEvent, byActivity, byBoth];
    for (const stream of streams) await expectEvent(stream, 'the listing', isAbout(requested.hash));
    for (const stream of [byTrait, byCollection]) {
      const said = eventsAbout(receivedFrom(stream), unrequested.hash);
      expectEqual('events that were not requested', said, [], stream.exchange());
    }
    const isOfBoth = (events: readonly MarketEvent[]): boolean =>
      events.some(({ event }) => event === 'activity');
    await expectEvent(byBoth, 'the activity, too', isOfBoth);
    const topics = [
      [byEvent, ['order']],
      [byActivity, ['activity']],
      [byBoth, ['activity', 'order']],
    ] as const;
    for (const [stream, expected] of topics) {
      const events = [...new Set(news(stream).map(({ event }) => String(event)))];
      expectEqual('events', events.toSorted(), expected, stream.exchange());
      expectThat(
        isAbout(unrequested.hash)(receivedFrom(stream)),
        'listings of both collections',
        'only of one',
        stream.exchange(),
      );
    }
  },
});

const after = (events: readonly MarketEvent[], isLast: (event: MarketEvent) => boolean): string[] =>
  events
    .slice(events.findIndex(isLast) + 1)
    .map((event) =>
      event.event === 'activity'
        ? `activity ${event.data.id} ${event.data.type}`
        : `${event.event} ${orderOf(event)} ${event.event === 'order' ? event.data.state : ''}`,
    );

const resumed = marketFlow('events.stream', 'a resumed stream sends missed events', {
  rule: 'A stream opened with Last-Event-ID continues after that event: missed events in order, without duplicates, then new ones.',
  run: async (market) => {
    const trait = await market.trait();
    const seller = await market.collector({ [trait.id]: 3 });
    const query = { trait: trait.id };
    const witness = await openStream(market, { query });
    const left = await openStream(market, { query });
    const first = await market.list(seller, trait);
    for (const stream of [witness, left]) {
      await expectEvent(stream, 'the listing', saysState(first.hash, 'open'));
    }
    left.close();
    const last = receivedFrom(left).at(-1);
    if (last === undefined) throw new Error('unreachable');
    expectSuccess(await market.cancel(seller, first.hash));
    const missed = await market.list(seller, trait);
    await expectEvent(witness, 'the events in between', saysState(missed.hash, 'open'));
    const back = await openStream(market, { query, lastEventId: last.id });
    await expectEvent(back, 'the missed events', saysState(missed.hash, 'open'));
    expectSuccess(await market.cancel(seller, missed.hash));
    for (const stream of [witness, back]) {
      await expectEvent(stream, 'the next events', saysState(missed.hash, 'cancelled'));
    }
    const isLast = (event: MarketEvent): boolean =>
      event.event === 'order' && event.data.hash === first.hash && event.data.state === 'open';
    expectEqual(
      'the events after resuming',
      after(receivedFrom(back), ({ event }) => event === 'ready'),
      after(receivedFrom(witness), isLast),
      back.exchange(),
    );
    expectOwnIds(witness);
    expectOwnIds(back);
  },
});

export const eventFlows = (): Check[] => [acts, filters, resumed];
