import { randomUUID } from 'node:crypto';

import { AlertsSchema, isKnownAlert, MAX_ALERTS } from '@trait-market/contract/economy/alerts';
import { NoticePageSchema } from '@trait-market/contract/economy/notices';
import type { Price } from '@trait-market/contract/economy/shared';
import type { Check } from '../../../check';
import { json } from '../../../contract/call';
import { expectBody, expectSuccess, expectThat } from '../../../expectations';
import { flow } from '../../../flows/flow';
import { Skipped } from '../../../probe/outcome';
import type { Newcomer } from '../../../session/session';
import { openMarket, type Market } from '../../market';
import { expectCode, expectEqual } from '../../market-expectations';
import { marketFlow } from '../market-flow';

/** The highest price of an alert in wei, far below the market's prices. */
const MAX_PRICE = 1000n;

/** Returns a price below the floor, so that only the flow's own listings reach it. */
const priceBelow = (floor: Price | null): bigint => {
  const below = floor === null ? MAX_PRICE : BigInt(floor.amount) - 1n;
  if (below < 2n) throw new Skipped('the floor is too low to list below it');
  return below < MAX_PRICE ? below : MAX_PRICE;
};

const alertsOf = async (market: Market, of: Newcomer) => {
  const { items, response } = await market.read('economy.alerts.list', AlertsSchema, {}, of);
  return { items: items.filter(isKnownAlert), response };
};

const alertFor = (traitId: string, maxPrice: bigint) => ({
  about: { kind: 'trait', id: traitId },
  maxPrice: String(maxPrice),
  unit: 'eth',
});

const save = async (market: Market, by: Newcomer, id: string, body: unknown) => {
  const response = await market.request('economy.alerts.save', by, {
    params: { id },
    body: json(body),
  });
  expectSuccess(response);
  return response;
};

const saved = flow('economy.alerts.save', 'saved, changed and removed', {
  rule: 'A wallet has up to 50 price alerts, newest first. Only it can see, change and remove them.',
  run: async (context) => {
    const market = openMarket(context);
    const trait = await market.trait();
    const [owner, other] = [await market.newcomer(), await market.newcomer()];
    const id = randomUUID();
    const kind = {
      about: {
        kind: 'search',
        name: 'Any of its kind',
        query: { collection: [trait.collection], slot: [trait.slot] },
      },
      maxPrice: '1',
      unit: 'eth',
    };
    await save(market, owner, id, alertFor(trait.id, MAX_PRICE));
    await save(market, owner, id, kind);
    const own = await alertsOf(market, owner);
    const shown = own.items.map((alert) => [alert.id.toLowerCase(), alert.about.kind]);
    expectEqual('the alerts', shown, [[id, 'search']], own.response);
    expectEqual('the price', own.items[0]?.maxPrice, '1', own.response);
    const others = await alertsOf(market, other);
    expectEqual('another wallet’s alerts', others.items, [], others.response);
    await market.request('economy.alerts.remove', other, { params: { id } });
    const stored = await alertsOf(market, owner);
    expectEqual('how many are left', stored.items.length, 1, stored.response);
    expectCode(
      await market.request('economy.alerts.save', owner, {
        params: { id: randomUUID() },
        body: json(alertFor(randomUUID(), MAX_PRICE)),
      }),
      'unknown-trait',
    );
    for (let count = 1; count < MAX_ALERTS; count += 1) {
      await save(market, owner, randomUUID(), { ...kind, maxPrice: String(count) });
    }
    const all = await alertsOf(market, owner);
    expectEqual('the oldest alert', all.items.at(-1)?.id.toLowerCase(), id, all.response);
    const tooMany = await market.request('economy.alerts.save', owner, {
      params: { id: randomUUID() },
      body: json(kind),
    });
    expectCode(tooMany, 'too-many-alerts');
    const removed = await market.request('economy.alerts.remove', owner, { params: { id } });
    expectSuccess(removed);
    const left = expectBody(removed, AlertsSchema).items;
    expectThat(
      left.every((alert) => alert.id.toLowerCase() !== id),
      'no alert with the removed id',
      'it is still there',
      removed,
    );
    expectEqual('how many are left', left.length, MAX_ALERTS - 1, removed);
  },
});

const fired = marketFlow('alerts.list', 'fired once', {
  rule: 'A price alert fires once, with a notice, when another wallet lists for its price or less, and again only after it is saved again.',
  run: async (market) => {
    const trait = await market.trait();
    const [owner, seller] = [
      await market.collector({ [trait.id]: 1 }),
      await market.collector({ [trait.id]: 3 }),
    ];
    const price = priceBelow(trait.floor);
    const id = randomUUID();
    const listFor = (by: Newcomer, unitPrice: bigint) => market.list(by, trait, 1n, unitPrice);
    const firedBy = async () => {
      const { items, response } = await alertsOf(market, owner);
      return { hash: items[0]?.fired?.orderHash.toLowerCase() ?? null, response };
    };
    const noticed = async () => {
      const { items, response } = await market.read(
        'economy.notices.list',
        NoticePageSchema,
        { query: { limit: '60' } },
        owner,
      );
      const hashes = items.flatMap((notice) =>
        notice.kind === 'price-alert' && 'orderHash' in notice
          ? [String(notice['orderHash']).toLowerCase()]
          : [],
      );
      return { hashes, response };
    };
    await save(market, owner, id, alertFor(trait.id, price));
    const own = await listFor(owner, price);
    const dearer = await listFor(seller, price + 1n);
    const before = await firedBy();
    expectEqual('fired by an own or a dearer listing', before.hash, null, before.response);
    const match = await listFor(seller, price);
    const matching = match.hash.toLowerCase();
    const after = await firedBy();
    expectEqual('the listing that fired it', after.hash, matching, after.response);
    const lower = await listFor(seller, price - 1n);
    const unchanged = await firedBy();
    expectEqual('the listing that fired it', unchanged.hash, matching, unchanged.response);
    const once = await noticed();
    expectEqual('the notices of the alert', once.hashes, [matching], once.response);
    await save(market, owner, id, alertFor(trait.id, price));
    const again = await firedBy();
    expectThat(
      again.hash === matching || again.hash === lower.hash.toLowerCase(),
      `fired after it was saved again: by ${matching} or ${lower.hash}`,
      `by ${again.hash ?? 'nothing'}`,
      again.response,
    );
    const twice = await noticed();
    expectEqual('the number of notices', twice.hashes.length, 2, twice.response);
    expectSuccess(await market.cancel(owner, own.hash));
    expectSuccess(await market.cancelSeveral(seller, [dearer.hash, match.hash, lower.hash]));
  },
});

export const alertFlows = (): Check[] => [saved, fired];
