import { SLOTS_NEEDED } from '@trait-market/contract/economy/benches';
import { orderHash, orderTypedData } from '@trait-market/contract/economy/typed-data';
import { hashTypedData } from 'viem';
import { beforeAll, describe, expect, test } from 'vitest';

import { signatureOverDigest } from '../../kernel/signature';
import { composeSeed } from '../../seed/seed';
import { DEMO_COLLECTOR } from '../../world/collectors';
import { swapsBetween } from '../catalogue/look';
import { burnedEditions } from '../burns/burned-editions';
import { createLedger } from '../ledger/ledger';
import { termsOf } from '../orders/order-terms';
import { boxedEditions } from '../packs/boxed-editions';
import { collectionOfAvatar, looseKey } from '../tables/keys';
import type { Good } from '../tables/rows';
import { openTables, type MarketBase, type MarketTables } from '../tables/tables';
import { catalogueOfSeed } from './catalogue-of-seed';
import { composeMarket } from './compose-market';
import { DAY_MS } from './seed-market';

const ANCHOR = Date.UTC(2026, 5, 1);
const seed = composeSeed({ randomSeed: 'market', users: 20, traits: 140 });
const catalogue = catalogueOfSeed(seed);
const compose = (randomSeed = 'market') =>
  composeMarket({ catalogue, people: seed.people, anchor: ANCHOR, randomSeed });

let base: MarketBase;
let tables: MarketTables;
beforeAll(async () => {
  base = await compose();
  tables = openTables(base);
});

const orders = () => tables.orders.keys().flatMap((hash) => tables.orders.find(hash) ?? []);

test('the same options give the same market, down to the order hash, and other options give another', async () => {
  const again = await compose();
  expect([...again.orders.rows.keys()]).toEqual([...base.orders.rows.keys()]);
  expect(again.log.rows).toEqual(base.log.rows);
  expect([...again.loose.rows]).toEqual([...base.loose.rows]);
  const other = await compose('another');
  expect([...other.orders.rows.keys()]).not.toEqual([...base.orders.rows.keys()]);
});

test('each order matches its hash, and is really signed by its maker', async () => {
  expect(orders().length).toBeGreaterThan(50);
  for (const { hash, chainId, components, criteria, signature } of orders()) {
    expect(orderHash(components)).toBe(hash);
    const { maker } = termsOf(catalogue, {
      chainId,
      components,
      ...(criteria && { criteria }),
    });
    const digest = hashTypedData(orderTypedData(chainId, components));
    expect(await signatureOverDigest(maker, digest, signature)).toBe(signature);
  }
});

test('loose, worn and boxed editions add up to all there are, for every trait', () => {
  const settlement = createLedger(tables, { of: () => 0n, set: () => {} });
  for (const { id } of catalogue.traits.values()) {
    const loose = tables.loose.findBy('trait', id).reduce((sum, { quantity }) => sum + quantity, 0);
    const boxed = boxedEditions({ tables, settlement }, id);
    expect(loose + tables.avatars.countBy('trait', id) + boxed).toBe(tables.supply.find(id));
  }
});

test('E179 some editions have been burned: each burn has its certificate, and is in the activity', () => {
  const burns = tables.burns.rows().toSorted((one, other) => one.until - other.until);
  expect(burns.length).toBeGreaterThan(5);
  expect(burns.map(({ gone }) => gone?.number)).toEqual(burns.map((_, index) => index + 1));
  expect(
    tables.log
      .of('type', 'burn')
      .toReversed()
      .map(({ at, from, goods }) => ({ at, from, goods })),
  ).toEqual(
    burns.map(({ until, account, traitId, quantity }) => ({
      at: until,
      from: account,
      goods: [{ kind: 'trait', traitId, quantity }],
    })),
  );
  for (const { traitId, quantity, gone, until } of burns) {
    expect(until).toBeLessThan(ANCHOR - DAY_MS);
    expect(gone?.left).toBe(tables.supply.find(traitId));
    expect(burnedEditions({ tables }, traitId)).toBe(quantity);
  }
});

test('an avatar wears traits of its own collection, each in its own slot', () => {
  for (const key of tables.avatars.keys()) {
    const row = tables.avatars.find(key);
    for (const [slot, id] of Object.entries(row?.worn ?? {})) {
      expect(catalogue.traits.get(id)).toMatchObject({ slot, collection: row?.collection });
    }
  }
});

describe('its history', () => {
  test('is in the past, in order, over months', () => {
    const times = base.log.rows.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.at(-1)).toBeLessThanOrEqual(ANCHOR);
    expect(ANCHOR - (times[0] ?? ANCHOR)).toBeGreaterThan(150 * 24 * 60 * 60_000);
  });

  test('has sales on both chains, including recent ones, and in both coins', () => {
    const sales = base.log.rows.filter(({ type }) => type === 'sale');
    expect(new Set(sales.map(({ chainId }) => chainId))).toEqual(new Set([1, 137]));
    expect(new Set(sales.map(({ price }) => price?.coin))).toEqual(new Set(['native', 'wrapped']));
    const lately = sales.filter(({ at }) => ANCHOR - at < 24 * 60 * 60_000);
    expect(lately.length).toBeGreaterThan(0);
  });
});

test('E567 no account lists, trades, sells, transfers or burns more of an item than it has received until then', () => {
  const held = new Map<string, number>();
  const missing: string[] = [];
  const receive = (account: string | null, goods: readonly Good[], sign: 1 | -1): void => {
    for (const good of goods) {
      if (good.kind === 'any' || good.kind === 'anyAvatar') continue;
      const key = `${account} ${good.kind === 'trait' ? good.traitId : good.avatar}`;
      const quantity = good.kind === 'trait' ? good.quantity : 1;
      held.set(key, (held.get(key) ?? 0) + sign * quantity);
      if ((held.get(key) ?? 0) < 0) missing.push(key);
    }
  };
  for (const { type, from, to, goods, inReturn } of base.log.rows) {
    switch (type) {
      case 'mint':
      case 'pack':
        receive(from, goods, 1);
        break;
      case 'take-off':
        receive(from, goods.slice(0, 1), 1);
        break;
      case 'reroll':
        receive(from, inReturn, 1);
        break;
      case 'sale':
      case 'transfer':
        receive(from, goods, -1);
        receive(to, goods, 1);
        break;
      case 'burn':
        receive(from, goods, -1);
        break;
      case 'listing':
      case 'trade':
        receive(from, goods, -1);
        receive(from, goods, 1);
        break;
      default:
    }
  }
  expect(held.size).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

describe('avatars', () => {
  const aboutAvatars = (kind: 'listing' | 'offer') =>
    orders().filter((order) => {
      const terms = termsOf(catalogue, order);
      const [good] = kind === 'listing' ? terms.gives : terms.gets;
      return terms.kind === kind && good?.kind === 'avatar';
    });

  test('are listed with what they wear, and every listing can be bought', () => {
    const listed = aboutAvatars('listing');
    expect(listed.length).toBeGreaterThan(10);
    for (const { commitments, dormantSince, components } of listed) {
      const { token, identifierOrCriteria: tokenId } = components.offer[0] ?? {};
      const slug = catalogue.collectionByToken('avatar', token ?? '0x')?.slug;
      const worn = tables.avatars.find(`${slug}/${tokenId}`)?.worn ?? {};
      expect(commitments).toHaveLength(Object.keys(worn).length);
      expect(dormantSince).toBeNull();
    }
  });

  test('have offers, some of them for an avatar with what it wears', () => {
    const promised = aboutAvatars('offer').map(({ commitments }) => commitments.length > 0);
    expect(new Set(promised)).toEqual(new Set([true, false]));
  });

  test('were sold to their owners before their owners dressed them', () => {
    const sales = base.log.rows.filter(
      ({ type, goods }) => type === 'sale' && goods[0]?.kind === 'avatar',
    );
    expect(sales.length).toBeGreaterThan(10);
    for (const { from, to, goods, at } of sales) {
      const [good] = goods;
      const key = good?.kind === 'avatar' ? good.avatar : '';
      expect(tables.avatars.find(key)?.owner).toBe(to);
      const before = tables.log.of('avatar', key).filter((row) => row.at < at);
      expect(before.map((row) => [row.type, row.from])).toEqual([['mint', from]]);
    }
  });

  test('E294 were each minted once, for an owner who kept or sold them', () => {
    for (const { collection, tokenId, owner } of tables.avatars.rows()) {
      const rows = tables.log.of('avatar', `${collection}/${tokenId}`);
      const minted = rows.filter(({ type }) => type === 'mint');
      expect(minted).toHaveLength(1);
      const sale = rows.find(({ type }) => type === 'sale');
      expect(sale?.to ?? minted[0]?.from).toBe(owner);
    }
  });
});

test('E308 E567 some offers were filled by a recorded sale, canceled, or have expired, none of the demo collector', () => {
  const offers = orders()
    .filter(({ chainId, components, criteria }) => {
      const order = { chainId, components, ...(criteria && { criteria }) };
      return termsOf(catalogue, order).kind === 'offer';
    })
    .map((row) => ({ ...row, maker: row.components.offerer.toLowerCase() }));
  const filled = offers.filter(({ filledAt }) => filledAt !== null);
  const cancelled = offers.filter(({ cancelledAt }) => cancelledAt !== null);
  const expired = offers.filter(({ components }) => Number(components.endTime) * 1000 <= ANCHOR);
  for (const ended of [filled, cancelled, expired]) {
    expect(ended.length).toBeGreaterThan(5);
    expect(ended.map(({ maker }) => maker)).not.toContain(DEMO_COLLECTOR);
  }
  const sales = base.log.rows.filter(({ type }) => type === 'sale');
  const paidAsOffer = sales.filter(({ price }) => price?.coin === 'wrapped');
  expect(paidAsOffer.length).toBeGreaterThan(5);
  expect(paidAsOffer.filter(({ orderHash: filledOffer }) => filledOffer === null)).toEqual([]);
  const activities = (type: 'sale' | 'cancel') =>
    base.log.rows.filter((row) => row.type === type && row.orderHash !== null);
  expect(new Set(activities('sale').map((row) => `${row.orderHash} ${row.at} ${row.to}`))).toEqual(
    new Set(filled.map(({ hash, filledAt, maker }) => `${hash} ${filledAt} ${maker}`)),
  );
  expect(new Set(activities('cancel').map((row) => `${row.orderHash} ${row.at}`))).toEqual(
    new Set(cancelled.map(({ hash, cancelledAt }) => `${hash} ${cancelledAt}`)),
  );
});

test('E432 E438 has trades with coin on either side, priced as in the activity, and offers by rarity', () => {
  const found = orders().map((row) => ({ row, terms: termsOf(catalogue, row) }));
  const trades = found.filter(({ terms }) => terms.kind === 'trade');
  const coins = trades.map(({ terms }) => terms.money?.coin);
  expect(coins).toEqual(expect.arrayContaining(['wrapped', 'native']));
  const prices = new Map(
    [...base.log.rows].flatMap(({ type, orderHash: hash, price }) =>
      type === 'trade' ? [[hash, price] as const] : [],
    ),
  );
  for (const { row, terms } of trades) {
    const { money } = terms;
    expect(prices.get(row.hash)).toEqual(
      money ? { coin: money.coin, amount: String(money.price) } : null,
    );
  }
  const byRarity = found.filter(({ row }) => row.criteria?.rarity !== undefined);
  expect(byRarity.some(({ row }) => row.criteria?.slot === undefined)).toBe(true);
  expect(byRarity.some(({ row }) => row.criteria?.slot !== undefined)).toBe(true);
});

test('E604 has offers for any avatar of some collections, which can be filled and are below the floor', () => {
  const found = orders().flatMap((row) => {
    const terms = termsOf(catalogue, row);
    const [wanted] = terms.gets;
    return wanted?.kind === 'anyAvatar' ? [{ row, terms, wanted }] : [];
  });
  expect(found.length).toBeGreaterThan(1);
  for (const { row, terms, wanted } of found) {
    expect(row.dormantSince).toBeNull();
    const { avatars: token = '' } = catalogue.collections.get(wanted.collection)?.contracts ?? {};
    const prices = orders().flatMap((one) => {
      const { kind, gives, money } = termsOf(catalogue, one);
      const isListed = kind === 'listing' && gives[0]?.kind === 'avatar';
      return isListed && one.components.offer[0]?.token === token ? [money?.price ?? 0n] : [];
    });
    for (const price of prices) expect(terms.money?.price).toBeLessThan(price);
  }
});

test('the demo collector has traits, avatars and orders', () => {
  expect(tables.loose.countBy('account', DEMO_COLLECTOR)).toBeGreaterThan(0);
  expect(tables.avatars.countBy('owner', DEMO_COLLECTOR)).toBeGreaterThan(0);
  expect(tables.orders.countBy('maker', DEMO_COLLECTOR)).toBeGreaterThan(0);
});

describe('the benches', () => {
  const constructions = () =>
    tables.constructions.keys().flatMap((id) => tables.constructions.find(id) ?? []);

  test('have weeks of constructions: by several collectors, in several collections and slots', () => {
    const all = constructions();
    expect(all.length).toBeGreaterThan(30);
    expect(new Set(all.map(({ account }) => account)).size).toBeGreaterThan(5);
    expect(new Set(all.map(({ avatar }) => collectionOfAvatar(avatar))).size).toBeGreaterThan(3);
    const swaps = all.flatMap(({ before, after }) => swapsBetween(before.worn, after.worn));
    expect(new Set(swaps.map(({ slot }) => slot)).size).toBeGreaterThan(4);
    const times = all.map(({ at }) => at);
    expect(ANCHOR - Math.min(...times)).toBeGreaterThan(28 * DAY_MS);
  });

  test('have some that gained rank, some that lost, a batch, a continued one, and one undone', () => {
    const all = constructions();
    const gained = all.map(({ before, after }) => before.rank - after.rank);
    expect(gained.some((places) => places > 0)).toBe(true);
    expect(gained.some((places) => places < 0)).toBe(true);
    expect(all.some(({ act }) => tables.constructions.countBy('act', act) > 1)).toBe(true);
    expect(all.some(({ continues }) => continues !== null)).toBe(true);
    expect(all.some(({ undoneAt }) => undoneAt !== null)).toBe(true);
  });

  test('include the latest dressing of the activity', () => {
    const latest = Math.max(...constructions().map(({ at }) => at));
    for (const type of ['wear', 'take-off'] as const) {
      const times = tables.log.of('type', type).map(({ at }) => at);
      expect(times.length).toBeGreaterThan(0);
      expect(Math.max(...times)).toBeLessThanOrEqual(latest);
    }
  });

  test('leave the latest dressings of the activity at different times', () => {
    const latest = Math.max(...tables.log.of('type', 'wear').map(({ at }) => at));
    expect(tables.log.of('type', 'wear').filter(({ at }) => at === latest)).toHaveLength(1);
  });

  test('have nothing that can be undone, since no credits were spent on it', () => {
    expect(constructions().every(({ at }) => at < ANCHOR - DAY_MS)).toBe(true);
  });

  test('leave each avatar as its last construction left it', () => {
    const lookAfter = new Map<string, object>();
    for (const { avatar, before, after, undoneAt } of constructions().toSorted(
      (one, other) => one.at - other.at,
    )) {
      expect(before.worn).toEqual(lookAfter.get(avatar) ?? before.worn);
      lookAfter.set(avatar, undoneAt === null ? after.worn : before.worn);
    }
    expect(lookAfter.size).toBeGreaterThan(20);
    for (const [avatar, worn] of lookAfter) expect(tables.avatars.find(avatar)?.worn).toEqual(worn);
  });

  test('made no order inactive, since promised traits stay loose', async () => {
    const promised = new Map<string, number>();
    for (const order of orders()) {
      const { maker, gives, quantity } = termsOf(catalogue, order);
      for (const good of gives) {
        if (good.kind !== 'trait') continue;
        const key = looseKey(maker, good.traitId);
        promised.set(key, Math.max(promised.get(key) ?? 0, good.quantity * quantity));
      }
    }
    expect(promised.size).toBeGreaterThan(20);
    for (const [key, quantity] of promised)
      expect(tables.loose.find(key)?.quantity ?? 0).toBeGreaterThanOrEqual(quantity);
  });
});

test('every avatar wears a background and a body if its collection has any', () => {
  for (const key of tables.avatars.keys()) {
    const row = tables.avatars.find(key);
    const slots = new Set(catalogue.traitsOf(row?.collection ?? '').map(({ slot }) => slot));
    for (const slot of SLOTS_NEEDED) expect(row?.worn[slot] !== undefined).toBe(slots.has(slot));
  }
});

test('the demo collector has a collection to dress avatars in, loose traits of several slots, and outfits', () => {
  const avatars = tables.avatars.findBy('owner', DEMO_COLLECTOR);
  const loose = tables.loose
    .findBy('account', DEMO_COLLECTOR)
    .flatMap(({ traitId }) => catalogue.traits.get(traitId) ?? []);
  const rich = [...catalogue.collections.keys()].filter((slug) => {
    const slots = loose.filter(({ collection }) => collection === slug).map(({ slot }) => slot);
    const own = avatars.filter(({ collection }) => collection === slug);
    return own.length >= 3 && new Set(slots).size >= 3;
  });
  expect(rich.length).toBeGreaterThan(0);
  expect(tables.outfits.countBy('account', DEMO_COLLECTOR)).toBe(3);
});

test('no description of a drop says what purchases or time change', () => {
  const drops = tables.drops.keys().flatMap((id) => tables.drops.find(id) ?? []);
  expect(drops.length).toBeGreaterThan(3);
  for (const { description } of drops) expect(description).not.toMatch(/\b(yet|today|tomorrow)\b/);
});
