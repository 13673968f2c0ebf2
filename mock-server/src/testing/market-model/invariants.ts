import { CHAIN_IDS } from '@trait-market/contract/economy/chains';
import { drawFrom, tableAfter } from '@trait-market/contract/economy/draw-from';
import { opensCommitment } from '@trait-market/contract/economy/hash-chain';
import { OPENED_LIMIT } from '@trait-market/contract/economy/packs';
import { REROLL_LIMIT } from '@trait-market/contract/economy/reroll';
import assert from 'node:assert/strict';

import { burnedEditions, lockedEditions } from '../../economy/burns/burned-editions';
import { drawState } from '../../economy/draws/draw-state';
import { MARKET_FEE_ACCOUNT } from '../../economy/fees';
import { noticesOf } from '../../economy/notices/inbox';
import { stateOfOrder } from '../../economy/order-state';
import { boxedEditions } from '../../economy/packs/boxed-editions';
import { tableOfDrop } from '../../economy/packs/drop-table';
import { knownDrop } from '../../economy/packs/known-drop';
import {
  packsOpened,
  packsOpenedLately,
  packsSold,
  packsUnopened,
} from '../../economy/packs/pack-counts';
import { POOL_ACCOUNT, pooledEditions } from '../../economy/reroll/pool';
import { rerolledLately } from '../../economy/reroll/reroll-counts';
import { burnState } from '../../economy/tables/burn-row';
import { wallTraitOf, type Wall, type WallTrait } from '../../economy/kept/wall';
import { rarityOfShare } from '../../economy/rarity';
import { standingsAnew, standingsOf } from '../../economy/standings';
import type { TraitSummary } from '../../economy/summaries';
import { avatarKey, looseKey } from '../../economy/tables/keys';
import { listingOfAvatar } from '../../economy/views/avatar-market';
import { browse, browseWall } from '../../economy/views/browse';
import { presentCollectionNow, salesOfCollection, volumeOf } from '../../economy/views/collections';
import { nativePrice } from '../../economy/views/floors';
import { PERIOD_MS } from '../../economy/views/periods';
import type { View } from '../../economy/views/view';
import { accountOf, type Account } from '../../kernel/account';
import { searchKeyOf } from '../../world/records/best-matches';
import { closenessTo } from '../../world/records/close-matches';
import { FEE_ACCOUNTS } from '../market';
import { orderHashOf, tableHashOf } from './known-hashes';
import type { Model, Place } from './place';

const accountsOf = ({ actors }: Place): Account[] => [
  ...actors.map(({ account }) => account),
  ...FEE_ACCOUNTS,
  accountOf(MARKET_FEE_ACCOUNT),
  POOL_ACCOUNT,
];

const expectEditionsKept = (place: Place, { editions }: Model): void => {
  const { tables } = place.market.context;
  for (const [traitId, count] of editions) {
    const loose = tables.loose.findBy('trait', traitId);
    const worn = tables.avatars.findBy('trait', traitId);
    const held = loose.reduce((sum, { quantity }) => sum + quantity, 0) + worn.length;
    const boxed = boxedEditions(place.market.context, traitId);
    const locked = lockedEditions(place.market.context, traitId);
    assert.equal(
      held + boxed + locked,
      count,
      `${traitId}: box + loose + worn + locked = editions`,
    );
    assert.equal(tables.supply.find(traitId) ?? 0, count);
  }
};

const expectMoneyKept = (place: Place, { money }: Model): void => {
  for (const chainId of CHAIN_IDS) {
    const purses = accountsOf(place).flatMap((account) =>
      (['native', 'wrapped'] as const).map((coin) =>
        place.market.context.settlement.coinOf(account, chainId, coin),
      ),
    );
    for (const purse of purses) assert.equal(purse >= 0n, true);
    assert.equal(
      purses.reduce((sum, wei) => sum + wei, 0n),
      money.get(chainId),
      `all coin on chain ${chainId}`,
    );
  }
};

/** Dormancy is known for each order that is not over, and nothing is filled beyond its quantity. */
const expectOrdersKept = ({ market, clock }: Place, { orders }: Model): void => {
  for (const known of orders) {
    const row = market.context.tables.orders.find(orderHashOf(known.order));
    if (row === undefined) throw new Error('An order that was taken is in the book');
    const terms = market.context.termsOf(row);
    assert.equal(row.filled, known.filled);
    assert.ok(row.filled <= terms.quantity);
    const { kind } = stateOfOrder({ ...market.context, now: clock.now }, row, terms);
    if (kind === 'dormant') assert.notEqual(row.dormantSince, null, 'a dormant order is marked');
    if (kind === 'fillable') assert.equal(row.dormantSince, null, 'a fillable one is not');
  }
};

/** What browsing shows of a trait is what a look through all orders finds. */
const expectSummariesTrue = ({ market, clock }: Place): void => {
  const { tables, termsOf, catalogue } = market.context;
  const orders = tables.orders.keys().flatMap((hash) => tables.orders.find(hash) ?? []);
  for (const { id } of catalogue.traits.values()) {
    const found = orders.flatMap((order) => {
      const terms = termsOf(order);
      const { kind, gives, gets, money } = terms;
      const [good] = kind === 'listing' ? gives : gets;
      const isAbout = good?.kind === 'trait' && good.traitId === id && money !== undefined;
      if (!isAbout) return [];
      const state = stateOfOrder({ ...market.context, now: clock.now }, order, terms);
      return state.kind === 'fillable' ? [{ kind, price: money.price, units: state.units }] : [];
    });
    const of = (wanted: string) => found.filter(({ kind }) => kind === wanted);
    const prices = (wanted: string) =>
      of(wanted)
        .map(({ price }) => price)
        .toSorted((one, other) => (one < other ? -1 : 1));
    const { floor, listed, bestOffer } = market.summaries.get(id) ?? {};
    assert.deepEqual(
      { floor, listed, bestOffer },
      {
        floor: prices('listing').at(0),
        listed: of('listing').reduce((sum, { units }) => sum + units, 0),
        bestOffer: prices('offer').at(-1),
      },
      `the summary of ${id}`,
    );
  }
};

/** What is asked of the market's grid after each act: each order, and filters of each kind. */
const GRID_QUERIES: readonly Parameters<typeof browse>[1][] = [
  {},
  { sort: 'price-desc', priceChain: 137 },
  { sort: 'rarity', listed: true },
  { sort: 'name', collection: ['alpha'], slot: ['eyes', 'headwear'] },
  { sort: 'newest', name: 'hat', minPrice: '1', rarity: ['unworn', 'common'] },
  { sort: 'rarity', name: 'E' },
  { name: 'alhpa haat', listed: true },
  { sort: 'price-desc', priceChain: 1, name: 'nothing of that name' },
];

/** The market's grid as a look through all orders and all avatars finds it. */
const plainWall = ({ market: { context }, clock }: Place): Wall => {
  const { tables, termsOf, catalogue } = context;
  const { now } = clock;
  const fillable = tables.orders.rows().flatMap((order) => {
    const terms = termsOf(order);
    const state = stateOfOrder({ ...context, now }, order, terms);
    return state.kind === 'fillable' ? [{ terms, units: state.units }] : [];
  });
  const pricesOf = (kind: string, id: string): { price: bigint; units: number }[] =>
    fillable.flatMap(({ terms, units }) => {
      const [good] = terms.kind === 'listing' ? terms.gives : terms.gets;
      const isAbout = terms.kind === kind && good?.kind === 'trait' && good.traitId === id;
      return isAbout && terms.money !== undefined ? [{ price: terms.money.price, units }] : [];
    });
  const sorted = (prices: readonly { price: bigint }[]): bigint[] =>
    prices.map(({ price }) => price).toSorted((one, other) => (one < other ? -1 : 1));
  const avatars = tables.avatars.rows();
  const items = [...catalogue.traits.values()].flatMap((trait): WallTrait[] => {
    const { id, collection } = trait;
    const chainId = catalogue.collections.get(collection)?.chainId;
    if (chainId === undefined) return [];
    const worn = avatars.filter((row) => Object.values(row.worn).includes(id)).length;
    const ofCollection = avatars.filter((row) => row.collection === collection).length;
    const share = ofCollection === 0 ? 0 : worn / ofCollection;
    const rarity = worn === 0 ? ('unworn' as const) : rarityOfShare(catalogue, trait, share);
    const listings = pricesOf('listing', id);
    const summary: TraitSummary = {
      worn,
      share,
      rarity,
      floor: sorted(listings).at(0),
      listed: listings.reduce((sum, { units }) => sum + units, 0),
      bestOffer: sorted(pricesOf('offer', id)).at(-1),
    };
    return [wallTraitOf(trait, summary, chainId, { from: now, until: Infinity })];
  });
  const sortedBy: Wall['sortedBy'] = (_name, compare) => items.toSorted(compare);
  return { items, from: now, until: Infinity, sortedBy };
};

/** A wall of those alone that have a name, by a look at each of all names; where none has, of the closest. */
const plainlyNamed = (wall: Wall, name: string): Wall => {
  const key = searchKeyOf(name);
  const keyOf = ({ trait }: WallTrait) => searchKeyOf(trait.value);
  const closeness = closenessTo(key);
  const far = (one: WallTrait) => Math.floor(closeness(keyOf(one)) ?? Infinity);
  const having = wall.items.filter((one) => keyOf(one).includes(key));
  const least = Math.min(...wall.items.map(far));
  const close = wall.items.filter((one) => far(one) === least && least < Infinity);
  const items = having.length > 0 ? having : close;
  return { ...wall, items, sortedBy: (_name, compare) => items.toSorted(compare) };
};

const NO_RATES = { worth: {}, at: null };

/** What is kept of the market's grid and of its collections is what a look through all of it finds. */
const expectGridTrue = (place: Place): void => {
  const { market, clock } = place;
  const { context } = market;
  const { catalogue, tables } = context;
  const view: View = {
    market,
    profileOf: () => ({ username: null, avatarPhoto: null }),
    pictureAt: (kept) => kept,
  };
  const wall = plainWall(place);
  for (const query of GRID_QUERIES) {
    const { name = '', ...unnamed } = query;
    assert.deepEqual(
      browse(view, query, NO_RATES),
      browseWall(plainlyNamed(wall, name), catalogue, unnamed, NO_RATES),
      `the grid of ${JSON.stringify(query)}`,
    );
  }
  for (const entry of catalogue.collections.values()) {
    const { slug, chainId } = entry;
    const told = presentCollectionNow(view, entry);
    const traits = wall.items.filter(({ trait }) => trait.collection === slug);
    const avatars = tables.avatars.findBy('collection', slug);
    const forSale = avatars.flatMap((row) => listingOfAvatar(view, row)?.price ?? []);
    const sales = salesOfCollection(view, slug);
    const leastOf = (prices: readonly bigint[]) =>
      nativePrice(chainId, prices.toSorted((one, other) => (one < other ? -1 : 1)).at(0));
    const since = (span: number) => volumeOf(sales.filter(({ at }) => at >= clock.now - span));
    assert.deepEqual(
      told,
      {
        ...told,
        floor: leastOf(traits.flatMap(({ summary }) => summary.floor ?? [])),
        listed: traits.reduce((sum, { summary }) => sum + summary.listed, 0),
        avatarFloor: leastOf(forSale),
        avatarsListed: forSale.length,
        owners: new Set([
          ...avatars.map(({ owner }) => owner),
          ...traits.flatMap(({ trait }) =>
            tables.loose.findBy('trait', trait.id).map(({ account }) => account),
          ),
        ]).size,
        supply: {
          avatars: avatars.length,
          traits: traits.length,
          editions: traits.reduce((sum, { trait }) => sum + (tables.supply.find(trait.id) ?? 0), 0),
        },
        sales: sales.length,
        volume: {
          day: since(PERIOD_MS.day),
          week: since(PERIOD_MS.week),
          month: since(PERIOD_MS.month),
          all: since(PERIOD_MS.all),
        },
      },
      `what is told of ${slug}`,
    );
    assert.deepEqual(
      avatars.map(({ tokenId }) => standingsOf(context, slug).standingOf(avatarKey(slug, tokenId))),
      avatars.map(({ tokenId }) =>
        standingsAnew(context, slug).standingOf(avatarKey(slug, tokenId)),
      ),
      `the ranks of ${slug}`,
    );
  }
};

/**
 * A wallet's credits are the sum of its ledger, and of what is left in each lot, and never below 0. They come
 * and go by acts, and by the ends of plans.
 */
const expectCreditsKept = (place: Place, { credits }: Model): void => {
  const { now } = place.clock;
  for (const [account, expected] of credits) {
    const balance = { subscription: 0, vanilla: 0 };
    for (const { bucket, amount } of place.credits.entries(account, now)) {
      balance[bucket] += amount;
      assert.ok(balance[bucket] >= 0, `${bucket} credits are never below 0`);
    }
    assert.deepEqual(
      place.credits.of(account, now),
      balance,
      'credits are the sum of their ledger',
    );
    assert.deepEqual(balance, expected, 'credits come and go by acts alone');
    const left = { subscription: 0, vanilla: 0 };
    for (const lot of place.credits.lots(account, now)) {
      left[lot.bucket] += lot.left;
      assert.ok(lot.endsAt === null || lot.endsAt > now, 'what has ended is gone');
      assert.ok(lot.bucket === 'subscription' || lot.endsAt === null, 'vanilla credits never end');
    }
    assert.deepEqual(left, balance, 'credits are what is left of all that came');
    const plan = place.credits.subscription(account, now);
    assert.ok(plan === undefined || (plan.startedAt <= now && now < plan.endsAt), 'a plan ends');
  }
};

/** Each trait that is worn is worn in its own slot, by an avatar of its own collection, which somebody owns. */
const expectLooksKept = (place: Place): void => {
  const { context } = place.market;
  const owners = place.actors.map(({ account }) => account);
  const owned = owners.flatMap((owner) => context.tables.avatars.findBy('owner', owner));
  assert.equal(owned.length, context.tables.avatars.keys().length, 'each avatar has one owner');
  for (const key of context.tables.avatars.keys()) {
    const row = context.tables.avatars.find(key);
    for (const [slot, id] of Object.entries(row?.worn ?? {})) {
      const trait = context.catalogue.traits.get(id);
      assert.deepEqual([trait?.slot, trait?.collection], [slot, row?.collection]);
    }
  }
};

/** What the activity says last of a trait on an avatar is so: rarity over time is read from it. */
const expectWearsTold = ({ market: { context } }: Place): void => {
  const told = new Set<string>();
  for (const { type, goods } of context.tables.log.all()) {
    const [trait, avatar] = goods;
    if (trait?.kind !== 'trait' || avatar?.kind !== 'avatar') continue;
    if (type !== 'wear' && type !== 'take-off') continue;
    const what = `${trait.traitId} on ${avatar.avatar}`;
    if (told.has(what)) continue;
    told.add(what);
    const worn = Object.values(context.tables.avatars.find(avatar.avatar)?.worn ?? {});
    assert.equal(worn.includes(trait.traitId), type === 'wear', `${what}: the last of it is told`);
  }
};

/**
 * Of each fill its maker is told once, whenever they ask: of a listing that it was sold, of an offer or a trade
 * that it was accepted. Nobody is told the same twice, or of what they did themselves.
 */
const expectNoticesTrue = (place: Place, { fills }: Model): void => {
  for (const [index, { account }] of place.actors.entries()) {
    const { rows, last } = noticesOf(place.market.context, account);
    assert.deepEqual(noticesOf(place.market.context, account), { rows, last }, 'asked again');
    const told = (kind: string): number => rows.filter((row) => row.told.kind === kind).length;
    const filled = (isListing: boolean): number =>
      fills.filter((fill) => fill.maker === index && fill.isListing === isListing).length;
    assert.equal(told('sold'), filled(true), 'each sale is told once');
    assert.equal(told('offer-accepted'), filled(false), 'each accepted offer is told once');
    for (const { told: one } of rows) {
      if ('by' in one) assert.notEqual(one.by, account, 'nobody is told of themselves');
      if (one.kind !== 'outbid' && one.kind !== 'undercut') continue;
      const [theirs, own] = [BigInt(one.price.amount), BigInt(one.ownPrice.amount)];
      assert.ok(one.kind === 'outbid' ? theirs > own : theirs < own, 'a better price');
    }
  }
};

/**
 * Unopened packs, sold or not, times five are what is left in the boxes. Nobody has more or fewer packs than
 * they bought and did not open, and each draw proves itself and follows from the one before.
 */
const expectPacksKept = (place: Place, { packs }: Model): void => {
  const { context } = place.market;
  const now = context.now();
  const drop = knownDrop(context, 'tide');
  const opened = packsOpened(context, drop.id);
  const left = tableOfDrop(context, drop, 'left').sections.map(({ rows }) =>
    rows.reduce((sum, { quantity }) => sum + quantity, 0),
  );
  const unopened = drop.packs - opened;
  assert.deepEqual(
    left,
    [4 * unopened, unopened],
    'unopened packs × 5 = what is left in the boxes',
  );
  assert.ok(packsSold(context, drop.id) <= drop.packs);
  for (const { account } of place.actors) {
    assert.equal(packsUnopened(context, account, drop.id), packs.get(account) ?? 0);
    assert.ok(packsOpenedLately(context, account) <= OPENED_LIMIT);
  }
  let table = tableOfDrop(context, drop, 'declared');
  const drawn = context.tables.draws
    .rows()
    .filter((row) => row.drop === drop.id && drawState(row, now) === 'drawn')
    .toSorted((one, other) => one.sequence - other.sequence);
  for (const row of drawn) {
    const { entropy, commitment, table: signed } = row.signed.message;
    if (row.link === null) throw new Error('What is drawn has a link');
    assert.equal(signed, tableHashOf(table), 'a draw is from what the one before has left');
    assert.ok(opensCommitment(row.link, commitment), 'the link is the one that was promised');
    assert.deepEqual(row.picks, drawFrom({ link: row.link, entropy }, row.table, row.packs));
    table = tableAfter(table, row.picks);
  }
  assert.equal(tableHashOf(table), tableHashOf(tableOfDrop(context, drop, 'left')));
};

/**
 * The pool's size changes by what collectors give to it alone: what is drawn from it, and what joins it then, are
 * as many. Each draw proves itself.
 */
const expectPoolKept = ({ market: { context }, actors }: Place, { pooled }: Model): void => {
  assert.equal(pooledEditions(context), pooled, 'draws leave a pool as large as it was');
  for (const { account } of actors) {
    assert.ok(rerolledLately(context, account).length <= REROLL_LIMIT);
  }
  for (const row of context.tables.draws.rows()) {
    if (row.signed.kind !== 'reroll') continue;
    const { entropy, commitment, table, stake } = row.signed.message;
    if (row.link === null) throw new Error('An honest provider reveals at once');
    assert.equal(table, tableHashOf(row.table), 'a draw is from the pool that was signed');
    assert.ok(opensCommitment(row.link, commitment), 'the link is the one that was promised');
    assert.deepEqual(row.picks, drawFrom({ link: row.link, entropy }, row.table, 1));
    assert.equal(row.picks.length, 1, 'one comes out');
    assert.equal(row.stake?.length, stake.length);
  }
};

/**
 * What is locked is what was burned less than ten minutes ago and not taken back. What is gone went once: in the
 * supply, in the activity and by a certificate of its own.
 */
const expectBurnsKept = (
  { market: { context }, actors }: Place,
  { burns, editions }: Model,
): void => {
  const { tables } = context;
  const locked = new Map<string, number>();
  for (const { hash, actor, traitId, quantity, state } of burns) {
    const row = tables.burns.find(hash);
    if (row === undefined) throw new Error('A burn stays known');
    assert.equal(burnState(row), state);
    const account = actors[actor]?.account;
    if (state !== 'locked' || account === undefined) continue;
    const key = looseKey(account, traitId);
    locked.set(key, (locked.get(key) ?? 0) + quantity);
  }
  const told = tables.locked
    .rows()
    .map(({ account, traitId, quantity }) => [looseKey(account, traitId), quantity] as const);
  assert.deepEqual(new Map(told), locked, 'locked is what can be taken back');
  const numbers = tables.burns.rows().flatMap(({ gone }) => gone?.number ?? []);
  assert.deepEqual(
    numbers.toSorted((one, other) => one - other),
    numbers.map((_, index) => index + 1),
    'certificates are numbered from 1, each once',
  );
  for (const traitId of editions.keys()) {
    const inLog = tables.log
      .of('trait', traitId)
      .filter(({ type }) => type === 'burn')
      .flatMap(({ goods }) => goods)
      .reduce((sum, good) => sum + (good.kind === 'trait' ? good.quantity : 0), 0);
    assert.equal(burnedEditions(context, traitId), inLog, 'what is gone is in the activity, once');
  }
};

/** What is true of a market's ledger at any time. */
export const expectInvariants = (place: Place, model: Model): void => {
  expectEditionsKept(place, model);
  expectMoneyKept(place, model);
  expectOrdersKept(place, model);
  expectSummariesTrue(place);
  expectGridTrue(place);
  expectCreditsKept(place, model);
  expectLooksKept(place);
  expectWearsTold(place);
  expectNoticesTrue(place, model);
  expectPacksKept(place, model);
  expectBurnsKept(place, model);
  expectPoolKept(place, model);
};
