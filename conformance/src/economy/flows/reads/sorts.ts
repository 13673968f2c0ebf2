import { AvatarPageSchema, type AvatarCard } from '@trait-market/contract/economy/avatars';
import { ConstructionPageSchema } from '@trait-market/contract/economy/benches';
import { convert, type Rates } from '@trait-market/contract/economy/rates';
import { UNIT_OF_CHAIN, type Price } from '@trait-market/contract/economy/shared';
import { TraitPageSchema, type TraitCard } from '@trait-market/contract/economy/traits';
import { InventoryPageSchema, type InventoryItem } from '@trait-market/contract/economy/wallets';

import { isFresh, ratesNow } from './prices';
import { expectOrdered, expectSame, readLaw, skipUnless, type Reader } from './reading';
import { richest, twoCollections } from './scope';

const RULE =
  'E261 Each sort of a list holds over all of its pages, has the same items, repeats its order, and puts items without a value last.';

const RARITIES = ['legendary', 'epic', 'rare', 'uncommon', 'common', 'unworn'];

/** Values in wei of Ethereum; undefined while the chains can't be compared. */
const comparedBy =
  ({ worth }: Rates) =>
  (price: Price): bigint | undefined =>
    convert(worth, BigInt(price.amount), UNIT_OF_CHAIN[price.chainId], 'eth');

type ByPrice = (before: Price | null, after: Price | null) => boolean;

export const inPriceOrder =
  (rates: Rates, ratesAt: string | null | undefined, isRising: boolean): ByPrice =>
  (before, after) => {
    if (before === null || after === null) return after === null;
    if (before.chainId !== after.chainId && ratesAt !== rates.at) return true;
    const compared = comparedBy(rates);
    const same = before.chainId === after.chainId;
    const [one, other] = same
      ? [BigInt(before.amount), BigInt(after.amount)]
      : [compared(before), compared(after)];
    if (one === undefined || other === undefined) return true;
    return isRising ? one <= other : one >= other;
  };

/** Expects a repeated read to have the same order. */
const expectRepeated = async <Item>(
  what: string,
  reader: Reader,
  name: string,
  query: object,
  nameOf: (item: Item) => string,
  schema: typeof TraitPageSchema | typeof AvatarPageSchema,
): Promise<void> => {
  const read = async () => {
    const page = await reader.read(name, schema, { query: { limit: '20', ...query } });
    return { names: (page.items as unknown as Item[]).map(nameOf), page };
  };
  const [first, second] = [await read(), await read()];
  expectSame(`${what}, read again`, second.names, first.names, second.page);
};

const traitOrder = (sort: string, rates: Rates, ratesAt: string | null | undefined) => {
  const byPrice = inPriceOrder(rates, ratesAt, sort === 'price-asc');
  const collator = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });
  return (before: TraitCard, after: TraitCard): boolean => {
    switch (sort) {
      case 'rarity':
        return RARITIES.indexOf(before.rarity) <= RARITIES.indexOf(after.rarity);
      case 'name':
        return before.value <= after.value || collator.compare(before.value, after.value) <= 0;
      case 'newest':
        return true;
      default:
        return byPrice(before.floor, after.floor);
    }
  };
};

export const traitSorts = readLaw('traits.browse', 'each sort holds', {
  rule: RULE,
  run: async (reader) => {
    const collection = await twoCollections(reader);
    const rates = await ratesNow(reader);
    const namesOf = (items: readonly TraitCard[]) => items.map(({ id }) => id).toSorted();
    let names: string[] | undefined;
    for (const sort of ['price-asc', 'price-desc', 'rarity', 'name', 'newest']) {
      const page = await reader.all('economy.traits.browse', TraitPageSchema, {
        query: { collection, sort },
      });
      skipUnless(page.isWhole, 'the market has too many traits');
      names ??= namesOf(page.items);
      expectSame(`the traits sorted by ${sort}`, namesOf(page.items), names, page);
      expectOrdered(`traits in order of ${sort}`, page, traitOrder(sort, rates, page.ratesAt));
      await expectRepeated<TraitCard>(
        `traits by ${sort}`,
        reader,
        'economy.traits.browse',
        { collection, sort },
        ({ id }) => id,
        TraitPageSchema,
      );
    }
  },
});

const nameOfAvatar = ({ collection, tokenId }: AvatarCard): string => `${collection}/${tokenId}`;

export const avatarSorts = readLaw('avatars.browse', 'each sort holds', {
  rule: RULE,
  run: async (reader) => {
    const collection = await twoCollections(reader);
    const rates = await ratesNow(reader);
    let names: string[] | undefined;
    for (const sort of ['price-asc', 'price-desc', 'rank', 'newest']) {
      const page = await reader.all('economy.avatars.browse', AvatarPageSchema, {
        query: { collection, sort },
      });
      skipUnless(page.isWhole, 'the market has too many avatars');
      names ??= page.items.map(nameOfAvatar).toSorted();
      expectSame(
        `the avatars sorted by ${sort}`,
        page.items.map(nameOfAvatar).toSorted(),
        names,
        page,
      );
      const byPrice = inPriceOrder(rates, page.ratesAt, sort === 'price-asc');
      expectOrdered(`avatars in order of ${sort}`, page, (before, after) => {
        if (sort === 'rank') return before.rank.place <= after.rank.place;
        if (sort === 'newest') return before.price !== null || after.price === null;
        return byPrice(before.price, after.price);
      });
      await expectRepeated<AvatarCard>(
        `avatars by ${sort}`,
        reader,
        'economy.avatars.browse',
        { collection, sort },
        nameOfAvatar,
        AvatarPageSchema,
      );
    }
  },
});

const ofItem = ({ worth }: InventoryItem, sort: string): Price | null =>
  (sort === 'floor' ? worth?.floor : (worth?.bestOfferEach?.price ?? worth?.bestOffer)) ?? null;

const nameOfItem = (item: InventoryItem): string =>
  item.kind === 'trait' ? item.trait.value : item.avatar.name;

/** The wallet with the most loose traits of a collection. */
export const inventorySorts = readLaw('wallets.inventory', 'each sort holds', {
  rule: RULE,
  run: async (reader) => {
    const address = await richest(reader);
    const rates = await ratesNow(reader);
    const collator = new Intl.Collator('en', {
      sensitivity: 'base',
      ignorePunctuation: true,
      numeric: true,
    });
    let total: number | undefined;
    for (const sort of ['kind', 'name', 'floor', 'best-offer']) {
      const page = await reader.all('economy.wallets.inventory', InventoryPageSchema, {
        params: { address },
        query: { sort },
      });
      total ??= page.items.length;
      expectSame('the number of items', page.items.length, total, page);
      const inOrder = (isRising: boolean) =>
        inPriceOrder(rates, isFresh(rates) ? rates.at : undefined, isRising);
      expectOrdered(`items in order of ${sort}`, page, (before, after) => {
        if (sort === 'kind') return before.kind === 'avatar' || after.kind === 'trait';
        const [one, other] = [nameOfItem(before), nameOfItem(after)];
        if (sort === 'name') return one <= other || collator.compare(one, other) <= 0;
        return inOrder(false)(ofItem(before, sort), ofItem(after, sort));
      });
    }
  },
});

const gainOf = ({ before, after }: { before: { rank: number }; after: { rank: number } }): number =>
  before.rank - after.rank;

export const constructionSorts = readLaw('benches.constructions', 'each sort holds', {
  rule: RULE,
  run: async (reader) => {
    for (const sort of ['newest', 'rank-gained']) {
      const page = await reader.all('economy.benches.constructions', ConstructionPageSchema, {
        query: { sort },
      });
      expectOrdered(`looks in order of ${sort}`, page, (before, after) =>
        sort === 'newest'
          ? Date.parse(before.at) >= Date.parse(after.at)
          : gainOf(before) >= gainOf(after),
      );
    }
  },
});
