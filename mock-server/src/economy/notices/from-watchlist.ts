import type { Account } from '../../kernel/account';
import type { LedgerContext } from '../orders/market-context';
import { stateOfOrder } from '../orders/order-state';
import type { OrderTerms } from '../orders/order-terms';
import { tokenKey } from '../tables/keys';
import type { ActivityRow, Good, OrderRow } from '../tables/rows';
import type { WatchedRow } from '../tables/watched-row';
import { aboutOrder, unitPrice, type Draft } from './draft';

const OF_A_WALLET = 5;

type Listing = { row: OrderRow; terms: OrderTerms; price: bigint };

const isFillable = (context: LedgerContext, row: OrderRow, terms: OrderTerms): boolean =>
  stateOfOrder({ ...context, now: context.now() }, row, terms).kind === 'fillable';

const listingOf = (context: LedgerContext, hash: string | null): Listing | undefined => {
  const row = context.tables.orders.find(hash ?? '');
  if (row === undefined) return undefined;
  const terms = context.termsOf(row);
  const { kind, money } = terms;
  if (kind !== 'listing' || money === undefined || !isFillable(context, row, terms)) {
    return undefined;
  }
  return { row, terms, price: money.price };
};

const listingsOf = (context: LedgerContext, traitId: string): Listing[] => {
  const { catalogue, tables } = context;
  const trait = catalogue.traits.get(traitId);
  const token = catalogue.collections.get(trait?.collection ?? '')?.contracts.traits;
  if (trait === undefined || token === undefined) return [];
  return tables.orders
    .findBy('openToken', tokenKey(token, trait.tokenId))
    .flatMap(({ hash }) => listingOf(context, hash) ?? [])
    .toSorted((one, other) => (one.price < other.price ? -1 : 1));
};

const isOf =
  ({ kind, id }: WatchedRow) =>
  (good: Good): boolean => {
    if (good.kind === 'any' || good.kind === 'anyAvatar') return false;
    return good.kind === 'trait'
      ? kind === 'trait' && good.traitId === id
      : kind === 'avatar' && good.avatar === id.replace('.', '/');
  };

const lowerFloor = (
  context: LedgerContext,
  account: Account,
  { id }: WatchedRow,
  happened: readonly ActivityRow[],
): Draft[] => {
  const listed = new Map(happened.map(({ orderHash, at }) => [orderHash, at]));
  if (listed.size === 0) return [];
  const [cheapest, ...others] = listingsOf(context, id);
  const at = cheapest && listed.get(cheapest.row.hash);
  if (cheapest === undefined || at === undefined || cheapest.terms.maker === account) return [];
  const before = others.find(({ row }) => !listed.has(row.hash)) ?? others[0];
  const price = unitPrice(cheapest.terms);
  if (price === null || (before !== undefined && before.price <= cheapest.price)) return [];
  const { row, terms } = cheapest;
  return [
    {
      subject: `watched-floor ${row.hash}`,
      at,
      content: {
        kind: 'watched-floor',
        ...aboutOrder(row, terms),
        by: terms.maker,
        price,
        floorBefore: before === undefined ? null : unitPrice(before.terms),
      },
    },
  ];
};

const sold = (account: Account, happened: readonly ActivityRow[]): Draft[] => {
  const last = happened.findLast(({ from, to }) => from !== account && to !== account);
  if (last?.to === undefined || last.to === null) return [];
  const { id, at, chainId, to, goods, price, orderHash } = last;
  return [
    {
      subject: `watched-sold ${id}`,
      at,
      content: {
        kind: 'watched-sold',
        orderHash,
        orderKind: price?.coin === 'wrapped' ? 'offer' : 'listing',
        goods,
        inReturn: [],
        by: to,
        price: price && { chainId, ...price },
      },
    },
  ];
};

const listedBy = (context: LedgerContext, happened: readonly ActivityRow[]): Draft[] =>
  happened
    .flatMap(({ orderHash, at }): Draft[] => {
      const listing = listingOf(context, orderHash);
      if (listing === undefined) return [];
      const { row, terms } = listing;
      return [
        {
          subject: `watched-listed ${row.hash}`,
          at,
          content: {
            kind: 'watched-listed',
            ...aboutOrder(row, terms),
            by: terms.maker,
            price: unitPrice(terms),
          },
        },
      ];
    })
    .slice(-OF_A_WALLET);

/** @param activities sorted from oldest to newest */
export const noticesFromWatchlist = (
  context: LedgerContext,
  account: Account,
  activities: readonly ActivityRow[],
): Draft[] => {
  if (activities.length === 0) return [];
  return context.tables.watched.findBy('account', account).flatMap((watched): Draft[] => {
    const { kind, id, since } = watched;
    const isListing = ({ type, at }: ActivityRow): boolean => type === 'listing' && at >= since;
    if (kind === 'wallet') {
      if (id === account) return [];
      return listedBy(
        context,
        activities.filter((activity) => isListing(activity) && activity.from === id),
      );
    }
    if (kind === 'collection') return [];
    const about = activities.filter(({ goods }) => goods.some(isOf(watched)));
    return [
      ...(kind === 'trait'
        ? lowerFloor(context, account, watched, about.filter(isListing))
        : listedBy(
            context,
            about.filter((activity) => isListing(activity) && activity.from !== account),
          )),
      ...sold(
        account,
        about.filter(({ type, at }) => type === 'sale' && at >= since),
      ),
    ];
  });
};
