import * as z from 'zod/mini';

import { ActivityPageSchema } from '@trait-market/contract/economy/activity';
import { RefusalSchema, type Bytes32 } from '@trait-market/contract/economy/shared';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import { InventoryPageSchema } from '@trait-market/contract/economy/wallets';
import type { Check } from '../../../check';
import type { CallInput } from '../../../contract/call';
import { expectBody, expectSuccess, expectThat } from '../../../expectations';
import type { CompletedExchange } from '../../../probe/exchange';
import type { Newcomer } from '../../../session/session';
import { PRICE, type Market } from '../../market';
import { ordersOf } from '../books';
import { marketFlow } from '../market-flow';
import { skipUnless } from '../reads/reading';

const PageSchema = z.looseObject({
  items: z.array(
    z.looseObject({
      hash: z.optional(z.string()),
      id: z.optional(z.string()),
      trait: z.optional(z.looseObject({ id: z.string() })),
    }),
  ),
  total: z.optional(z.number()),
  nextCursor: z.nullable(z.string()),
});

const LIMIT = '2';
/** The number of items before the list changes, enough for several pages. */
const COUNT = 6;
const MOST_PAGES = 60;
/** The number of times that a list is read again, because other clients may change it, too. */
const MOST_STARTS = 3;

type List = CallInput & { name: string; by: Newcomer };
type Page = {
  keys: string[];
  total: number | undefined;
  nextCursor: string | null;
  response: CompletedExchange;
};

/** Returns undefined when the cursor is refused, because the list has changed. */
const readPage = async (
  market: Market,
  { name, by, ...input }: List,
  cursor: string | null,
): Promise<Page | undefined> => {
  const query = { ...input.query, limit: LIMIT, ...(cursor !== null && { cursor }) };
  const response = await market.request(name, by, { ...input, query });
  if (
    cursor !== null &&
    response.response.status === 400 &&
    expectBody(response, RefusalSchema).code === 'bad-cursor'
  )
    return undefined;
  expectSuccess(response);
  const { items, total, nextCursor } = expectBody(response, PageSchema);
  const keys = items.flatMap(({ hash, id, trait }) => hash ?? id ?? trait?.id ?? []);
  return { keys, total, nextCursor, response };
};

const readFirst = async (market: Market, list: List): Promise<Page> => {
  const first = await readPage(market, list, null);
  if (first === undefined) throw new Error('A page without a cursor has no refused cursor.');
  return first;
};

/** Reads the pages after the first. Returns undefined when a cursor is refused. */
const readOn = async (market: Market, list: List, first: Page): Promise<Page | undefined> => {
  let whole = first;
  for (let page = 1; whole.nextCursor !== null && page < MOST_PAGES; page += 1) {
    const next = await readPage(market, list, whole.nextCursor);
    if (next === undefined) return undefined;
    whole = { ...next, keys: [...whole.keys, ...next.keys] };
  }
  return whole;
};

/**
 * Reads a list page by page, and changes it after the first page. Starts over when a cursor is
 * refused.
 *
 * @param keys the items before the change; `change` returns those that it removed
 * @throws Breach when an item is repeated, one that didn't change is missing, or cursors of an
 * unchanged list are refused. A list may show new and removed items, or leave them out.
 * @throws Skipped when cursors are refused while other clients change the list
 */
const expectEachOnce = async (
  market: Market,
  list: List,
  { keys, change }: { keys: readonly string[]; change: (first: Page) => Promise<string[]> },
): Promise<void> => {
  let first = await readFirst(market, list);
  const removed = await change(first);
  let whole = await readOn(market, list, first);
  const starts: Page[] = [];
  while (whole === undefined && starts.length < MOST_STARTS) {
    first = await readFirst(market, list);
    starts.push(first);
    whole = await readOn(market, list, first);
  }
  if (whole === undefined) {
    starts.push(await readFirst(market, list));
    const versions = starts.map(({ keys: shown, total }) => [...shown, total].join(' '));
    skipUnless(new Set(versions).size === 1, 'other clients keep changing the list');
  }
  expectThat(
    whole !== undefined,
    'every page, after starting over because a cursor was refused',
    `a refused cursor each of ${MOST_STARTS} times, although nothing changed`,
    first.response,
  );
  const { keys: shown, nextCursor, response } = whole ?? first;
  const repeated = shown.find((key, index) => !removed.includes(key) && shown.indexOf(key) < index);
  expectThat(
    repeated === undefined,
    'each item once, although the list changed after its first page',
    `'${repeated}' again`,
    response,
  );
  skipUnless(nextCursor === null, 'the list has too many pages');
  const lost = keys.find((key) => !removed.includes(key) && !shown.includes(key));
  expectThat(
    lost === undefined,
    'each item that didn’t change, although the list changed after its first page',
    `'${lost}' is missing`,
    response,
  );
};

type Listings = { trait: TraitDetail; seller: Newcomer; price: bigint; hashes: Bytes32[] };

/** Lists editions of a trait below its other listings, so that a new one comes before the cursor. */
const withListings = async (market: Market, read: (listings: Listings) => Promise<void>) => {
  const trait = await market.trait();
  const seller = await market.collector({ [trait.id]: COUNT + 1 });
  const { items } = await ordersOf(market, trait.id);
  const prices = items.flatMap(({ unitPrice }) => (unitPrice ? [BigInt(unitPrice.amount)] : []));
  const price = prices.reduce((least, one) => (one < least ? one : least), PRICE) / 2n;
  skipUnless(price > COUNT, 'the trait has a listing that costs next to nothing');
  const hashes: Bytes32[] = [];
  try {
    for (let index = 0; index < COUNT; index += 1)
      hashes.push((await market.list(seller, trait, 1n, price + BigInt(index))).hash);
    await read({ trait, seller, price, hashes });
  } finally {
    if (hashes.length > 0) await market.cancelSeveral(seller, hashes);
  }
};

type Change = (market: Market, listings: Listings, first: Page) => Promise<string[]>;

const grows: Change = async (market, { trait, seller, price, hashes }) => {
  hashes.push((await market.list(seller, trait, 1n, price - 1n)).hash);
  return [];
};

const CHANGES: Readonly<Record<string, Change>> = {
  grows,
  shrinks: async (market, { seller, hashes }, first) => {
    const canceled = hashes.filter((hash) => first.keys.includes(hash)).slice(0, 1);
    skipUnless(canceled.length > 0, 'the first page has none of the new listings');
    for (const hash of canceled) expectSuccess(await market.cancel(seller, hash));
    return canceled;
  },
};

const LISTS: Readonly<Record<string, (listings: Listings) => CallInput>> = {
  'wallets.orders': ({ seller }) => ({
    params: { address: seller.walletAddress },
    query: { state: 'fillable' },
  }),
  'traits.orders': ({ trait }) => ({ params: { id: trait.id }, query: { kind: 'listing' } }),
};

const RULE =
  'While a list changes, its pages show each unchanged item exactly once, or the cursor is refused with 400 `bad-cursor`; then start over. New and removed items may be shown or left out.';

const ofListings = Object.entries(LISTS).flatMap(([route, inputOf]) =>
  Object.entries(CHANGES).map(([what, change]) =>
    marketFlow(route, `the list ${what} between two pages`, {
      rule: RULE,
      run: (market) =>
        withListings(market, (listings) => {
          const list = { name: `economy.${route}`, by: listings.seller, ...inputOf(listings) };
          return expectEachOnce(market, list, {
            keys: [...listings.hashes],
            change: (first) => change(market, listings, first),
          });
        }),
    }),
  ),
);

const ofActivity = marketFlow('activity.list', 'the list grows between two pages', {
  rule: RULE,
  run: (market) =>
    withListings(market, async (listings) => {
      const { seller } = listings;
      const query = { wallet: seller.walletAddress };
      const list = { name: 'economy.activity.list', by: seller, query };
      const { items } = await market.read('economy.activity.list', ActivityPageSchema, { query });
      await expectEachOnce(market, list, {
        keys: items.map(({ id }) => id),
        change: (first) => grows(market, listings, first),
      });
    }),
});

const inventoryOf = ({ walletAddress }: Newcomer) => ({
  params: { address: walletAddress },
  query: { kind: 'trait', sort: 'name' },
});

type Inventory = {
  owner: Newcomer;
  /** Traits by id: those that the owner has, and one that comes before them. */
  traits: ReadonlyMap<string, TraitDetail>;
  earliest: string;
};

const INVENTORY_CHANGES: Readonly<
  Record<string, (market: Market, inventory: Inventory, first: Page) => Promise<string[]>>
> = {
  grows: async (market, { owner, earliest }) => {
    await market.giveGoods(owner, { traits: [{ id: earliest, quantity: 1 }] });
    return [];
  },
  shrinks: async (market, { owner, traits }, first) => {
    const sold = traits.get(first.keys[0] ?? '');
    if (sold === undefined) throw new Error('The first page has none of the given traits.');
    const { hash } = await market.list(owner, sold);
    await market.fulfil(await market.collector(), hash);
    return [sold.id];
  },
};

const ofInventory = Object.entries(INVENTORY_CHANGES).map(([what, change]) =>
  marketFlow('wallets.inventory', `the list ${what} between two pages`, {
    rule: RULE,
    run: async (market) => {
      const traits = new Map<string, TraitDetail>();
      for (let index = 0; index <= COUNT; index += 1) {
        const trait = await market.trait();
        traits.set(trait.id, trait);
      }
      const one = (id: string) => [id, 1] as const;
      const holder = await market.collector(Object.fromEntries([...traits.keys()].map(one)));
      const name = 'economy.wallets.inventory';
      const { items } = await market.read(name, InventoryPageSchema, inventoryOf(holder));
      const [earliest, ...keys] = items.flatMap((item) =>
        item.kind === 'trait' ? [item.trait.id] : [],
      );
      skipUnless(
        earliest !== undefined && keys.length > Number(LIMIT),
        'the market has too few traits',
      );
      const owner = await market.collector(Object.fromEntries(keys.map(one)));
      await expectEachOnce(
        market,
        { name, by: owner, ...inventoryOf(owner) },
        { keys, change: (first) => change(market, { owner, traits, earliest }, first) },
      );
    },
  }),
);

export const changingLists = (): Check[] => [...ofListings, ofActivity, ...ofInventory];
