import { AvatarDetailSchema, AvatarPageSchema } from '@trait-market/contract/economy/avatars';
import {
  CollectionPageSchema,
  CollectionStatsSchema,
} from '@trait-market/contract/economy/collections';
import {
  CollectionOfferPageSchema,
  HolderPageSchema,
  PastOfferPageSchema,
  TokenMetadataSchema,
  TraitDepthSchema,
  type HolderPage,
  type ListedHolder,
} from '@trait-market/contract/economy/tokens';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import { isSameAddress } from '@trait-market/contract/shared';
import type { Check } from '../../../check';
import { expectSuccess, expectThat } from '../../../expectations';
import type { CompletedExchange } from '../../../probe/exchange';
import { Skipped } from '../../../probe/outcome';
import { freshNumber, type Market } from '../../market';
import { expectEqual } from '../../market-expectations';
import { marketFlow, readFlow } from '../market-flow';
import { createReader } from '../reads/reading';

/** Higher than the prices of other flows, and different in each run. */
const highPrice = (): bigint => 7n * 10n ** 18n + (freshNumber() % 10n ** 9n);

const depth = marketFlow('tokens.depth', 'the depth follows the offers', {
  rule: 'E307 The depth adds up the editions of the fillable offers at each price, the highest price first, and changes with them.',
  run: async (market) => {
    const trait = await market.trait();
    const price = highPrice();
    const [one, other] = [await market.collector(), await market.collector()];
    const offers = [
      await market.offer(one, trait, 3n, price),
      await market.offer(other, trait, 2n, price),
    ];
    const read = async () => {
      const found = await market.read('economy.tokens.depth', TraitDepthSchema, {
        params: { id: trait.id },
      });
      const level = found.levels.find((shown) => shown.price.amount === String(price));
      return { ...found, level: level && [level.quantity, level.offers] };
    };
    const now = await read();
    expectEqual('the editions and offers at this price', now.level, [5, 2], now.response);
    const amounts = now.levels.map((level) => BigInt(level.price.amount));
    expectThat(
      amounts.every((amount, index) => index === 0 || amount < (amounts[index - 1] ?? 0n)),
      'each price once, the highest first',
      'another order',
      now.response,
    );
    for (const [index, by] of [one, other].entries()) {
      expectSuccess(await market.cancel(by, offers[index]?.hash ?? '0x'));
    }
    const after = await read();
    expectEqual('this price after both were canceled', after.level, undefined, after.response);
  },
});

const pastOffers = marketFlow('tokens.pastOffers', 'ended offers say how they ended', {
  rule: 'E308 An offer that was filled or canceled is among the past offers of its trait, with the editions that it bought and its end; an open one is not.',
  run: async (market) => {
    const trait = await market.trait();
    const price = highPrice();
    const bidder = await market.collector();
    const holder = await market.collector({ [trait.id]: 2 });
    const filled = await market.offer(bidder, trait, 1n, price);
    const cancelled = await market.offer(bidder, trait, 2n, price);
    const open = await market.offer(bidder, trait, 1n, price);
    await market.fulfil(holder, filled.hash);
    await market.fulfil(holder, cancelled.hash);
    expectSuccess(await market.cancel(bidder, cancelled.hash));
    const { items, response } = await market.read(
      'economy.tokens.pastOffers',
      PastOfferPageSchema,
      { params: { id: trait.id }, query: { limit: '60' } },
    );
    const shown = (hash: string) => {
      const found = items.find((one) => one.hash === hash);
      return found && [found.outcome, found.filled, found.quantity, found.unitPrice.amount];
    };
    expectEqual('the filled offer', shown(filled.hash), ['filled', 1, 1, String(price)], response);
    expectEqual(
      'the canceled offer',
      shown(cancelled.hash),
      ['cancelled', 1, 2, String(price)],
      response,
    );
    expectEqual('the open offer', shown(open.hash), undefined, response);
    const ends = items.map(({ endedAt }) => Date.parse(endedAt));
    expectThat(
      ends.every((at, index) => index === 0 || at <= (ends[index - 1] ?? 0)),
      'the last ended first',
      'another order',
      response,
    );
    expectSuccess(await market.cancel(bidder, open.hash));
  },
});

const collectionOffers = marketFlow(
  'tokens.collectionOffers',
  'an offer is listed while it is open',
  {
    rule: 'E508 A new offer for a trait is among the offers of its collection, with its price and editions, until it is canceled.',
    run: async (market) => {
      const trait = await market.trait();
      const bidder = await market.collector();
      const { hash } = await market.offer(bidder, trait, 2n, highPrice());
      const read = async () => {
        // A new reader, because a reader stores each response.
        const offers = await createReader(market).all(
          'economy.tokens.collectionOffers',
          CollectionOfferPageSchema,
          { params: { slug: trait.collection } },
        );
        const found = offers.items.find((one) => one.hash === hash);
        if (!found && !offers.isWhole) throw new Skipped('the collection has too many offers');
        return { ...offers, shown: found && [found.remaining, found.quantity] };
      };
      const open = await read();
      expectEqual('the editions of the open offer', open.shown, [2, 2], open.response);
      expectSuccess(await market.cancel(bidder, hash));
      const after = await read();
      expectEqual('the canceled offer', after.shown, undefined, after.response);
    },
  },
);

/** A faulty target may send an endless list. */
const MOST_PAGES = 500;

const allHolders = async (
  market: Market,
  route: string,
  params: Readonly<Record<string, string>>,
): Promise<{ holders: ListedHolder[]; total: number; response: CompletedExchange }> => {
  const holders: ListedHolder[] = [];
  let cursor: string | null = null;
  for (let pages = 1; ; pages += 1) {
    const page: HolderPage & { response: CompletedExchange } = await market.read(
      route,
      HolderPageSchema,
      { params, query: { limit: String(MAX_PAGE), ...(cursor !== null && { cursor }) } },
    );
    holders.push(...page.items);
    cursor = page.nextCursor;
    if (cursor === null) return { holders, total: page.total, response: page.response };
    if (pages === MOST_PAGES) throw new Skipped('there are more holders than the suite reads');
  }
};

const expectOrdered = (holders: readonly ListedHolder[], response: CompletedExchange): void => {
  const addresses = new Set(holders.map(({ address }) => address.toLowerCase()));
  expectEqual('how many different holders', addresses.size, holders.length, response);
  const counts = holders.map(({ loose, worn }) => loose + worn);
  expectThat(
    counts.every((count, index) => index === 0 || count <= (counts[index - 1] ?? 0)),
    'those with the most editions first',
    'another order',
    response,
  );
};

const traitHolders = marketFlow('tokens.traitHolders', 'all holders are listed', {
  rule: "E309 The pages list each holder of a trait once, with loose and worn editions that add up to the trait's.",
  alone: true,
  run: async (market) => {
    const trait = await market.trait();
    const holder = await market.collector({ [trait.id]: 2 });
    const { holders, total, response } = await allHolders(market, 'economy.tokens.traitHolders', {
      id: trait.id,
    });
    expectEqual('total', total, holders.length, response);
    expectOrdered(holders, response);
    const own = holders.find(({ address }) => isSameAddress(address, holder.walletAddress));
    expectEqual('the holder’s editions', own && [own.loose, own.worn], [2, 0], response);
    const now = await market.traitById(trait.id);
    const sum = (kind: 'loose' | 'worn') => holders.reduce((all, one) => all + one[kind], 0);
    expectEqual('all editions', [sum('loose'), sum('worn')], [now.loose, now.worn], response);
    expectEqual('holders.total', now.holders.total, holders.length, now.response);
  },
});

const collectionHolders = readFlow('tokens.collectionHolders', 'all holders are listed', {
  rule: "E309 The pages list each holder of a collection once, as many as in the collection's statistics.",
  run: async (market) => {
    const { items } = await market.read('economy.collections.list', CollectionPageSchema);
    const slug = items[0]?.slug;
    if (slug === undefined) throw new Skipped('the market has no collection');
    const { holders, response } = await allHolders(market, 'economy.tokens.collectionHolders', {
      slug,
    });
    expectOrdered(holders, response);
    const stats = await market.read('economy.collections.stats', CollectionStatsSchema, {
      params: { slug },
    });
    expectEqual('holders', holders.length, stats.holders.total, response);
  },
});

const traitMetadata = readFlow('tokens.traitMetadata', 'metadata names the trait', {
  rule: "E286 A trait's metadata has its name.",
  run: async (market) => {
    const id = await market.nextTrait();
    if (id === undefined) throw new Skipped('the market has no trait');
    const { value } = await market.traitById(id);
    const { name, response } = await market.read(
      'economy.tokens.traitMetadata',
      TokenMetadataSchema,
      { params: { id } },
    );
    expectEqual('name', name, value, response);
  },
});

const avatarMetadata = readFlow('tokens.avatarMetadata', 'metadata has the worn traits', {
  rule: "E286 An avatar's metadata has its name, and the traits that it wears as attributes.",
  run: async (market) => {
    const { items } = await market.read('economy.avatars.browse', AvatarPageSchema);
    const [first] = items;
    if (first === undefined) throw new Skipped('the market has no avatar');
    const params = { collection: first.collection, tokenId: first.tokenId };
    const avatar = await market.read('economy.avatars.detail', AvatarDetailSchema, { params });
    const { name, attributes, response } = await market.read(
      'economy.tokens.avatarMetadata',
      TokenMetadataSchema,
      { params },
    );
    expectEqual('name', name, avatar.name, response);
    const values = new Set(attributes.map(({ value }) => value));
    const missing = avatar.worn.map(({ value }) => value).filter((one) => !values.has(one));
    expectEqual('worn traits that aren’t attributes', missing, [], response);
  },
});

export const tokenFlows = (): Check[] => [
  depth,
  pastOffers,
  collectionOffers,
  traitHolders,
  collectionHolders,
  traitMetadata,
  avatarMetadata,
];
