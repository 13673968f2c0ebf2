import {
  AvatarPageSchema,
  type AvatarCard,
  type AvatarFacets,
  type AvatarPage,
} from '@trait-market/contract/economy/avatars';
import { CollectionPageSchema } from '@trait-market/contract/economy/collections';
import { TierSchema } from '@trait-market/contract/economy/shared';
import type { FacetValue } from '@trait-market/contract/economy/traits';
import { isSameAddress, isWalletAddress } from '@trait-market/contract/shared';
import type { Check } from '../../../check';
import { expectThat } from '../../../expectations';
import { Skipped } from '../../../probe/outcome';
import type { CompletedExchange } from '../../../probe/exchange';
import type { Market } from '../../market';
import { expectEqual } from '../../market-expectations';
import { readFlow } from '../market-flow';

type Query = Readonly<Record<string, string | string[]>>;
type Page = AvatarPage & { response: CompletedExchange };

const PAGES_READ = 3;

const browse = (market: Market, query: Query): Promise<Page> =>
  market.read('economy.avatars.browse', AvatarPageSchema, { query: { limit: '60', ...query } });

const nameOf = ({ collection, tokenId }: AvatarCard): string => `${collection}/${tokenId}`;

const rarityOf = ({ worn }: AvatarCard): string =>
  TierSchema.options.findLast((tier) => worn.some(({ rarity }) => rarity === tier)) ?? 'unworn';

const wears = ({ worn }: AvatarCard, ids: readonly string[]): boolean =>
  worn.some(({ id }) => ids.includes(id));

const expectAll = (
  { items, response }: Page,
  what: string,
  fits: (avatar: AvatarCard) => boolean,
): void => {
  const other = items.find((one) => !fits(one));
  expectThat(other === undefined, `only avatars ${what}`, other ? nameOf(other) : '', response);
};

/** One filter: the facet that counts it, its parameter, and whether an avatar has its value. */
type Filter = {
  facet: Exclude<keyof AvatarFacets, number>;
  param: string;
  fits: (avatar: AvatarCard, value: string) => boolean;
  /** Whether each avatar has exactly one of the facet's values. */
  isWhole?: true;
};

const FILTERS: readonly Filter[] = [
  {
    facet: 'collection',
    param: 'collection',
    fits: ({ collection }, value) => collection === value,
    isWhole: true,
  },
  {
    facet: 'chainId',
    param: 'chainId',
    fits: ({ chainId }, value) => String(chainId) === value,
    isWhole: true,
  },
  {
    facet: 'listed',
    param: 'listed',
    fits: ({ price }, value) => String(price !== null) === value,
    isWhole: true,
  },
  {
    facet: 'rarity',
    param: 'rarity',
    fits: (avatar, value) => rarityOf(avatar) === value,
    isWhole: true,
  },
  { facet: 'rank', param: 'maxRank', fits: ({ rank }, value) => rank.place <= Number(value) },
  {
    facet: 'owner',
    param: 'owner',
    fits: ({ owner }, value) => isWalletAddress(value) && isSameAddress(owner.address, value),
  },
];

const valuesOf = ({ facets }: Page, facet: Filter['facet']): FacetValue[] => {
  const values = facets[facet];
  return Array.isArray(values) ? values : [];
};

const countIn = (page: Page, facet: Filter['facet'], value: string): number =>
  valuesOf(page, facet).find((one) => one.value === value)?.count ?? 0;

/** Reads the count again if the total differs, because a trade may come between the two reads. */
const expectTotal = async (
  what: string,
  { total, response }: Page,
  count: number,
  countAgain: () => Promise<number>,
): Promise<void> => {
  const expected = total === count ? count : await countAgain();
  expectEqual(`total ${what}`, total, expected, response);
};

const filtered = readFlow('avatars.browse', 'filters and their counts', {
  rule: 'E300 Every avatar fits each filter, and a facet counts the avatars that its filter shows.',
  run: async (market) => {
    const all = await browse(market, {});
    if (all.total === 0) throw new Skipped('the market has no avatars');
    for (const { facet, param, fits, isWhole } of FILTERS) {
      const values = valuesOf(all, facet);
      if (isWhole) {
        const sum = values.reduce((total, { count }) => total + count, 0);
        expectEqual(`the sum of the facet ${facet}`, sum, all.total, all.response);
      }
      for (const { value, count } of values.filter((one) => one.count > 0).slice(0, 2)) {
        const page = await browse(market, { [param]: value });
        await expectTotal(`of ${param}=${value}`, page, count, async () =>
          countIn(await browse(market, {}), facet, value),
        );
        expectAll(page, `with ${param}=${value}`, (avatar) => fits(avatar, value));
      }
    }
    const listed = await browse(market, { listed: 'true' });
    const amount = listed.items[0]?.price?.amount;
    const chainId = String(listed.items[0]?.chainId);
    if (amount === undefined) return;
    const same = await browse(market, {
      minPrice: amount,
      maxPrice: amount,
      priceChain: chainId,
    });
    expectThat(same.total > 0, `an avatar for ${amount}`, 'none', same.response);
    expectAll(same, `for ${amount}`, ({ price }) => price?.amount === amount);
  },
});

const dressed = readFlow('avatars.browse', 'traits worn', {
  rule: 'E300 Traits of one slot are alternatives, and an avatar wears one of each requested slot.',
  run: async (market) => {
    const [first] = (await browse(market, {})).items;
    if (first === undefined) throw new Skipped('the market has no avatars');
    const { collection } = first;
    const all = await browse(market, { collection });
    const worn = (all.facets.trait ?? []).filter(({ count }) => count > 0);
    const [one] = worn;
    const two = worn.find(({ slot, value }) => slot === one?.slot && value !== one.value);
    if (one === undefined || two === undefined)
      throw new Skipped('the collection has no two worn traits of one slot');
    const either = await browse(market, { collection, trait: [one.value, two.value] });
    await expectTotal('of either', either, one.count + two.count, async () => {
      const again = await browse(market, { collection });
      return countIn(again, 'trait', one.value) + countIn(again, 'trait', two.value);
    });
    expectAll(either, 'that wear one of the two', (avatar) =>
      wears(avatar, [one.value, two.value]),
    );
    const third = either.facets.trait?.find(({ slot, count }) => slot !== one.slot && count > 0);
    if (third === undefined) return;
    const trait = [one.value, two.value, third.value];
    const both = await browse(market, { collection, trait });
    await expectTotal('with another slot', both, third.count, async () => {
      const again = await browse(market, { collection, trait: [one.value, two.value] });
      return countIn(again, 'trait', third.value);
    });
    expectAll(
      both,
      'that wear a trait of both slots',
      (avatar) => wears(avatar, [one.value, two.value]) && wears(avatar, [third.value]),
    );
  },
});

const named = readFlow('avatars.browse', 'the name of its collection and its number', {
  rule: 'E302 The name of a collection finds its avatars, and with a number exactly one.',
  run: async (market) => {
    const [avatar] = (await browse(market, {})).items;
    if (avatar === undefined) throw new Skipped('the market has no avatars');
    const { collection, collectionName, tokenId } = avatar;
    for (const name of [`${collectionName} ${tokenId}`, `${collectionName} #${tokenId}`]) {
      const { items, response } = await browse(market, { name: name.toLowerCase(), collection });
      expectEqual(`the avatars named '${name}'`, items.map(nameOf), [nameOf(avatar)], response);
    }
    const all = await browse(market, { collection });
    const whole = await browse(market, { name: collectionName.toUpperCase(), collection });
    await expectTotal(`of '${collectionName}'`, whole, all.total, async () => {
      const again = await browse(market, { collection });
      return again.total;
    });
    const text = collectionName.toLowerCase();
    const { items, response } = await market.read(
      'economy.collections.list',
      CollectionPageSchema,
      {
        query: { name: text, limit: '60' },
      },
    );
    const other = items.find((one) => !one.name.toLowerCase().includes(text));
    const isFound = items.some(({ slug }) => slug === collection) && other === undefined;
    expectThat(isFound, `only collections named '${text}'`, other?.name ?? 'none', response);
  },
});

const walk = async (market: Market, query: Query) => {
  const items: AvatarCard[] = [];
  let last = await browse(market, query);
  for (let pages = 1; ; pages += 1) {
    items.push(...last.items);
    if (last.nextCursor === null || pages === PAGES_READ) return { items, response: last.response };
    last = await browse(market, { ...query, cursor: last.nextCursor });
  }
};

/** The places in which the items may be: a lower number never comes after a higher one. */
const ORDERS: Readonly<Record<string, (avatar: AvatarCard) => bigint | null>> = {
  'price-asc': ({ price }) => price && BigInt(price.amount),
  'price-desc': ({ price }) => price && -BigInt(price.amount),
  rank: ({ rank }) => BigInt(rank.place),
  newest: ({ price }) => price && 0n,
};

const sorted = readFlow('avatars.browse', 'sorts', {
  rule: 'E301 Avatars are sorted by price, rank or newest listing over all pages, the unlisted ones last.',
  run: async (market) => {
    for (const [sort, placeOf] of Object.entries(ORDERS)) {
      const { items, response } = await walk(market, { sort, chainId: '1', limit: '40' });
      const places = items.map(placeOf);
      const wrong = places.findIndex((place, index) => {
        const before = places[index - 1];
        if (index === 0 || before === undefined) return false;
        return before === null ? place !== null : place !== null && place < before;
      });
      const at = items[wrong];
      expectThat(wrong === -1, `the order ${sort}`, at ? nameOf(at) : '', response);
      const names = new Set(items.map(nameOf));
      expectEqual('how many different avatars', names.size, items.length, response);
    }
  },
});

export const browsingAvatarsFlows = (): Check[] => [filtered, dressed, named, sorted];
