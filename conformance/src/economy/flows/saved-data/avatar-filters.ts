import { randomUUID } from 'node:crypto';

import { AlertsSchema, isKnownAlert } from '@trait-market/contract/economy/alerts';
import { AvatarPageSchema, type AvatarDetail } from '@trait-market/contract/economy/avatars';
import { isKnownNotice, NoticePageSchema } from '@trait-market/contract/economy/notices';
import type { SavedAvatarQuery } from '@trait-market/contract/economy/searches';
import { RaritySchema } from '@trait-market/contract/economy/shared';
import { TraitPageSchema } from '@trait-market/contract/economy/traits';
import type { Check } from '../../../check';
import { json } from '../../../contract/call';
import { expectRefusal, expectSuccess } from '../../../expectations';
import type { CompletedExchange } from '../../../probe/exchange';
import { Skipped } from '../../../probe/outcome';
import type { Newcomer } from '../../../session/session';
import { PRICE, type Market } from '../../market';
import { expectEqual } from '../../market-expectations';
import { someAvatars } from '../avatars';
import { marketFlow } from '../market-flow';
import { listAvatar } from './list-avatar';

type Filters = Omit<SavedAvatarQuery, 'kind'>;

/** A filter that the avatar passes, and one of the same name that excludes it. */
type Filter = { name: string; matching: Filters; excluding: Filters };

/** A number that no avatar has. */
const NO_NUMBER = '999999999';

const browse = async (market: Market, query: Readonly<Record<string, string>>) =>
  (await market.read('economy.avatars.browse', AvatarPageSchema, { query })).items;

const filtersFor = async (
  market: Market,
  { collection, collectionName, chainId, worn, rank }: AvatarDetail,
  { seller, stranger }: { seller: Newcomer; stranger: Newcomer },
): Promise<Filter[]> => {
  const rarities: [(typeof RaritySchema.options)[number], boolean][] = [];
  for (const rarity of RaritySchema.options) {
    const found = await browse(market, { owner: seller.walletAddress, rarity });
    rarities.push([rarity, found.length > 0]);
  }
  const [rarity] = rarities.find(([, isOwn]) => isOwn) ?? [];
  const [otherRarity] = rarities.find(([, isOwn]) => !isOwn) ?? [];
  const cards = await browse(market, { limit: '60' });
  const other = cards.find((card) => card.collection !== collection)?.collection;
  const [first] = worn;
  const { items: traits } = await market.read('economy.traits.browse', TraitPageSchema, {
    query: { collection, slot: first?.slot, limit: '60' },
  });
  const unworn = traits.find(({ id }) => id !== first?.id)?.id;
  if (!first || !unworn || !other || !rarity || !otherRarity) {
    throw new Skipped('the market has no dressed avatar, and one of another collection, to spare');
  }
  return [
    {
      name: 'name',
      matching: { name: collectionName },
      excluding: { name: `${collectionName} ${NO_NUMBER}` },
    },
    {
      name: 'collection',
      matching: { collection: [other, collection] },
      excluding: { collection: [other] },
    },
    {
      name: 'chainId',
      matching: { chainId: [chainId] },
      excluding: { chainId: [chainId === 1 ? 137 : 1] },
    },
    {
      name: 'rarity',
      matching: { rarity: [otherRarity, rarity] },
      excluding: { rarity: [otherRarity] },
    },
    {
      name: 'trait',
      matching: { trait: [unworn, first.id] },
      excluding: { trait: [unworn] },
    },
    {
      name: 'maxRank',
      matching: { maxRank: rank.place },
      excluding: { maxRank: Math.max(1, rank.place - 1) },
    },
    {
      name: 'owner',
      matching: { owner: [stranger.walletAddress, seller.walletAddress] },
      excluding: { owner: [stranger.walletAddress] },
    },
  ];
};

/** The number of avatars of which one is listed. */
const CANDIDATES = 3;

/** Returns one of the last avatars that isn't of the best rank, which no filter by rank excludes. */
const avatarToList = async (market: Market): Promise<AvatarDetail> => {
  const avatars = await someAvatars(market, CANDIDATES);
  const avatar = avatars.find(({ worn, rank }) => worn.length > 0 && rank.place > 1);
  if (avatar === undefined) throw new Skipped('the market has no dressed avatar to spare');
  return avatar;
};

type Saved = { name: string; id: string };
type Reports = { names: string[]; response: CompletedExchange };

/** Saves each filter twice, lists an avatar, and expects that exactly the matching ones report it. */
const expectFiltersApplied = async (
  market: Market,
  save: (reader: Newcomer, id: string, query: object) => Promise<void>,
  reportsOf: (reader: Newcomer, saved: readonly Saved[]) => Promise<Reports>,
): Promise<void> => {
  const avatar = await avatarToList(market);
  const [reader, seller, stranger] = [
    await market.newcomer(),
    await market.collector(),
    await market.newcomer(),
  ];
  const { collection, tokenId } = avatar;
  await market.giveGoods(seller, { avatars: [{ collection, tokenId }] });
  const filters = await filtersFor(market, avatar, { seller, stranger });
  // Listings of other checks must not match.
  const own = { kind: 'avatars', owner: [seller.walletAddress] };
  const saved: Saved[] = [];
  for (const { name, matching, excluding } of filters) {
    for (const [form, query] of [
      ['matching', matching],
      ['excluding', excluding],
    ] as const) {
      const id = randomUUID();
      await save(reader, id, { ...own, ...query });
      saved.push({ name: `${form} ${name}`, id });
    }
  }
  const hash = await listAvatar(market, seller, avatar, PRICE);
  const { names, response } = await reportsOf(reader, saved);
  const expected = filters.map(({ name }) => `matching ${name}`).toSorted();
  expectEqual('what reports the listing', names.toSorted(), expected, response);
  expectSuccess(await market.cancel(seller, hash));
};

const namesOf = (saved: readonly Saved[], ids: readonly string[]): string[] =>
  saved.flatMap(({ name, id }) => (ids.includes(id) ? [name] : []));

const inNotices = marketFlow('searches.save', 'each filter of avatars', {
  rule: 'E392 A saved search of avatars announces a listing that passes its filter, and none that doesn’t: name, collection, network, rarity, worn trait, rank, owner.',
  run: (market) =>
    expectFiltersApplied(
      market,
      async (reader, id, query) => {
        const body = json({ name: 'Avatars', query, isTold: true });
        expectSuccess(
          await market.request('economy.searches.save', reader, { params: { id }, body }),
        );
      },
      async (reader, saved) => {
        const { items, response } = await market.read(
          'economy.notices.list',
          NoticePageSchema,
          { query: { limit: '60' } },
          reader,
        );
        const ids = items.flatMap((notice) =>
          isKnownNotice(notice) && notice.kind === 'search-match' ? [notice.search.id] : [],
        );
        return { names: namesOf(saved, ids), response };
      },
    ),
});

const inAlerts = marketFlow('alerts.save', 'each filter of avatars', {
  rule: 'E393 A price alert for avatars fires at a listing that passes its filter, and at none that doesn’t: name, collection, network, rarity, worn trait, rank, owner.',
  run: (market) =>
    expectFiltersApplied(
      market,
      async (reader, id, query) => {
        const about = { kind: 'search', name: 'Avatars', query };
        const body = json({ about, maxPrice: String(PRICE), unit: 'eth' });
        expectSuccess(
          await market.request('economy.alerts.save', reader, { params: { id }, body }),
        );
      },
      async (reader, saved) => {
        const { items, response } = await market.read(
          'economy.alerts.list',
          AlertsSchema,
          {},
          reader,
        );
        const ids = items
          .filter(isKnownAlert)
          .flatMap(({ id, fired }) => (fired === null ? [] : [id]));
        return { names: namesOf(saved, ids), response };
      },
    ),
});

/** Queries with a filter of the other kind. */
const MIXED = [
  { kind: 'avatars', slot: ['eyes'] },
  { kind: 'traits', maxRank: 10 },
  { owner: ['0x00000000000000000000000000000000000000a1'] },
];

const ofOneKind = marketFlow('searches.save', 'refused: a filter of the other kind', {
  rule: 'T189 A saved search or an alert has the filters of its kind only: one of the other kind is refused, not dropped.',
  run: async (market) => {
    const reader = await market.newcomer();
    for (const query of MIXED) {
      const params = { id: randomUUID() };
      const search = json({ name: 'Mixed', query, isTold: false });
      expectRefusal(
        await market.request('economy.searches.save', reader, { params, body: search }),
        400,
      );
      const about = { kind: 'search', name: 'Mixed', query };
      const alert = json({ about, maxPrice: String(PRICE), unit: 'eth' });
      expectRefusal(
        await market.request('economy.alerts.save', reader, { params, body: alert }),
        400,
      );
    }
  },
});

export const avatarFilterFlows = (): Check[] => [inNotices, inAlerts, ofOneKind];
