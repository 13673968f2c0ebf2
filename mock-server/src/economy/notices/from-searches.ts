import type { SavedQuery } from '@trait-market/contract/economy/searches';

import type { Account } from '../../kernel/account';
import type { TraitEntry } from '../catalogue/catalogue';
import type { LedgerContext } from '../orders/market-context';
import { namedAs } from '../catalogue/name-match';
import { stateOfOrder } from '../orders/order-state';
import { worthAt } from '../prices/rates';
import { wearOf } from '../traits/rarity';
import { searchesOf } from '../saved/searches';
import type { ActivityRow } from '../tables/rows';
import { priceFilterOf } from '../prices/price-order';
import { aboutOrder, unitPrice, type Draft } from './draft';

/** The maximum number of listings to match against searches after a long absence of the user. */
const LOOKED_THROUGH = 500;

type Listed = Omit<Draft['content'] & { kind: 'search-match' }, 'kind' | 'search' | 'count'> & {
  trait: TraitEntry;
  at: number;
};

const listedIn = (
  context: LedgerContext,
  account: Account,
  { type, orderHash, at }: ActivityRow,
): Listed | undefined => {
  const row = type === 'listing' ? context.tables.orders.find(orderHash ?? '') : undefined;
  if (row === undefined) return undefined;
  const terms = context.termsOf(row);
  const [good] = terms.gives;
  const price = unitPrice(terms);
  const trait = good?.kind === 'trait' ? context.catalogue.traits.get(good.traitId) : undefined;
  if (trait === undefined || price === null || terms.maker === account) return undefined;
  if (stateOfOrder({ ...context, now: context.now() }, row, terms).kind !== 'fillable') {
    return undefined;
  }
  return { ...aboutOrder(row, terms), by: terms.maker, price, trait, at };
};

const isOneOf = <Value>(wanted: readonly Value[] | undefined, value: Value): boolean =>
  wanted === undefined || wanted.includes(value);

/** A filter of a saved search; `minPrice` represents both price bounds and their unit. */
type Filter = Exclude<keyof SavedQuery, 'sort' | 'maxPrice' | 'priceUnit'>;

const matching = (context: LedgerContext, query: SavedQuery): ((listed: Listed) => boolean) => {
  const isNamed = namedAs(context.catalogue, query.name ?? '');
  const worth = worthAt(context.now());
  const passes: Readonly<Record<Filter, (listed: Listed) => boolean>> = {
    listed: () => query.listed !== false,
    minPrice: ({ price: { chainId, amount } }) =>
      priceFilterOf(query, chainId, worth)({ chainId, floor: BigInt(amount) }),
    chainId: ({ price }) => isOneOf(query.chainId, price.chainId),
    collection: ({ trait }) => isOneOf(query.collection, trait.collection),
    slot: ({ trait }) => isOneOf(query.slot, trait.slot),
    name: ({ trait }) => isNamed(trait),
    rarity: ({ trait }) =>
      query.rarity === undefined || query.rarity.includes(wearOf(context, trait).rarity),
  };
  const filters = Object.values(passes);
  return (listed) => filters.every((isPassed) => isPassed(listed));
};

/** Returns one notice for each saved search, about the latest match. */
export const noticesFromSearches = (
  context: LedgerContext,
  account: Account,
  activities: readonly ActivityRow[],
): Draft[] => {
  if (activities.length === 0) return [];
  const wanted = searchesOf(context, account).filter(({ notifiedSince }) => notifiedSince !== null);
  if (wanted.length === 0) return [];
  const listed = activities
    .filter(({ type }) => type === 'listing')
    .slice(-LOOKED_THROUGH)
    .flatMap((activity) => listedIn(context, account, activity) ?? []);
  if (listed.length === 0) return [];
  return wanted.flatMap(({ id, name, query, notifiedSince }): Draft[] => {
    const isMatch = matching(context, query);
    const found = listed.filter((one) => one.at >= (notifiedSince ?? Infinity) && isMatch(one));
    const last = found.at(-1);
    if (last === undefined) return [];
    const { trait: _trait, at, ...about } = last;
    const content = {
      kind: 'search-match',
      ...about,
      search: { id, name },
      count: found.length,
    } as const;
    return [{ subject: `search-match ${id}`, at, content }];
  });
};
