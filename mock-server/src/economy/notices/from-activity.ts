import type { Account } from '../../kernel/account';
import { collectionOfGood } from '../catalogue/collection-of-good';
import { anyWanted, couldGive, coversKind, isInCriteria, offersFor } from '../traits/criteria';
import type { LedgerContext } from '../orders/market-context';
import { stateOfOrder } from '../orders/order-state';
import type { OrderTerms } from '../orders/order-terms';
import { openOrdersFor } from '../read-models/avatar-orders';
import type { ActivityRow, AnyAvatarGood, AnyGood, Good, OrderRow } from '../tables/rows';
import { anyAvatarWanted, avatarsOwnedIn } from '../traits/any-avatar';
import { aboutOrder, unitPrice, type Draft } from './draft';

type Known = { row: OrderRow; terms: OrderTerms };
type Rival = Known & { price: bigint };

const isFillable = (context: LedgerContext, { row, terms }: Known): boolean =>
  stateOfOrder({ ...context, now: context.now() }, row, terms).kind === 'fillable';

const orderOf = (
  { tables, termsOf }: LedgerContext,
  { orderHash }: ActivityRow,
): Known | undefined => {
  const row = tables.orders.find(orderHash ?? '');
  return row && { row, terms: termsOf(row) };
};

const ofFill = (
  context: LedgerContext,
  account: Account,
  activity: ActivityRow,
): Draft | undefined => {
  const order = orderOf(context, activity);
  const by = activity.from === account ? activity.to : activity.from;
  if (order === undefined || order.terms.maker !== account || by === null) return undefined;
  const { id, at, chainId, type, price } = activity;
  const { kind } = order.terms;
  const isTrade = type === 'swap';
  return {
    subject: `fill ${id}`,
    at,
    content: {
      kind: kind === 'listing' ? 'sold' : 'offer-accepted',
      orderHash: order.row.hash,
      orderKind: kind,
      goods: isTrade ? activity.inReturn : activity.goods,
      inReturn: isTrade ? activity.goods : [],
      by,
      price: price && { chainId, ...price },
    },
  };
};

const ofGift = (account: Account, { id, at, from, to, goods }: ActivityRow): Draft | undefined =>
  to === account
    ? { subject: `gift ${id}`, at, content: { kind: 'gift-received', by: from, goods } }
    : undefined;

const isBestForHolder = (
  context: LedgerContext,
  account: Account,
  { row, terms }: Known,
  wanted: AnyGood,
): boolean => {
  const { tables, catalogue, termsOf } = context;
  const price = terms.money?.price ?? 0n;
  const offersMore = (other: OrderRow): boolean => {
    const theirs = termsOf(other);
    return (
      theirs.kind === 'offer' &&
      (theirs.money?.price ?? 0n) > price &&
      theirs.maker !== account &&
      isFillable(context, { row: other, terms: theirs })
    );
  };
  return tables.loose.findBy('account', account).some(({ traitId }) => {
    const trait = catalogue.traits.get(traitId);
    if (trait === undefined || !isInCriteria(row, wanted, trait)) return false;
    return !offersFor(context, trait).some(offersMore);
  });
};

/** Returns whether no other offer pays more for one of the account's avatars. */
const isBestForOwner = (
  context: LedgerContext,
  account: Account,
  { terms }: Known,
  { collection }: AnyAvatarGood,
): boolean => {
  const price = terms.money?.price ?? 0n;
  const offersMore = (row: OrderRow): boolean => {
    const theirs = context.termsOf(row);
    const isHigher = (theirs.money?.price ?? 0n) > price;
    return isHigher && theirs.maker !== account && isFillable(context, { row, terms: theirs });
  };
  return avatarsOwnedIn(context, account, collection).some(
    (avatar) => !openOrdersFor(context, avatar, 'offer').some(offersMore),
  );
};

/** Returns a subject that later offers for the same set replace. */
const subjectOf = (id: number, gets: readonly Good[]): string => {
  const wanted = anyWanted(gets);
  if (wanted !== undefined) return `best ${wanted.collection} ${wanted.root}`;
  const anyAvatar = anyAvatarWanted(gets);
  return anyAvatar === undefined ? `offer ${id}` : `best avatar ${anyAvatar.collection}`;
};

/**
 * Notifies only the holders for whom this is the best offer, because an offer with criteria could
 * otherwise notify every holder.
 */
const ofOffer = (
  context: LedgerContext,
  account: Account,
  { id, at }: ActivityRow,
  order: Known,
): Draft | undefined => {
  const { maker, gets, expiresAt } = order.terms;
  const { row, terms } = order;
  if (!couldGive(context, account, row) || !isFillable(context, order)) return undefined;
  const wanted = anyWanted(gets);
  if (wanted !== undefined && !isBestForHolder(context, account, order, wanted)) return undefined;
  const anyAvatar = anyAvatarWanted(gets);
  if (anyAvatar !== undefined && !isBestForOwner(context, account, order, anyAvatar))
    return undefined;
  return {
    subject: subjectOf(id, gets),
    at,
    content: {
      kind: 'offer-received',
      ...aboutOrder(row, terms),
      by: maker,
      price: unitPrice(terms),
      expiresAt,
    },
  };
};

/** Returns a key that competing orders share: listings, or offers, for the same good. */
const fieldOf = ({ kind, gives, gets, reservedFor }: OrderTerms): string | undefined => {
  const [good] = kind === 'listing' ? gives : gets;
  if (kind === 'trade' || good === undefined || reservedFor !== undefined) return undefined;
  switch (good.kind) {
    case 'trait':
      return `${kind} ${good.traitId} × ${good.quantity}`;
    case 'avatar':
      return `${kind} ${good.avatar}`;
    case 'any':
      return `${kind} any ${good.collection} ${good.root}`;
    case 'anyAvatar':
      return `${kind} any avatar ${good.collection}`;
  }
};

const fieldsOf = (context: LedgerContext, account: Account): Map<string, Rival[]> => {
  const { tables, termsOf } = context;
  const fields = new Map<string, Rival[]>();
  for (const row of tables.orders.findBy('openMaker', account)) {
    const terms = termsOf(row);
    const field = fieldOf(terms);
    if (field === undefined || terms.money === undefined) continue;
    if (!isFillable(context, { row, terms })) continue;
    fields.set(field, [...(fields.get(field) ?? []), { row, terms, price: terms.money.price }]);
  }
  return fields;
};

/**
 * Returns the account's orders that an order competes with. An offer with criteria also competes
 * with offers for a part of its traits, and one for any avatar with those for one of them.
 */
const rivalsOf = (
  { catalogue }: LedgerContext,
  own: ReadonlyMap<string, Rival[]>,
  { row, terms }: Known,
): Rival[] => {
  const wanted = anyWanted(terms.gets);
  const anyAvatar = anyAvatarWanted(terms.gets);
  if (anyAvatar !== undefined) {
    return [...own.values()].flat().filter((mine) => {
      const [good] = mine.terms.gets;
      if (mine.terms.kind !== 'offer' || good === undefined) return false;
      const isOfAvatars = good.kind === 'avatar' || good.kind === 'anyAvatar';
      return isOfAvatars && collectionOfGood(catalogue, good) === anyAvatar.collection;
    });
  }
  if (wanted === undefined) return own.get(fieldOf(terms) ?? '') ?? [];
  const kind = { good: wanted, tokenIds: row.criteria?.tokenIds ?? [] };
  return [...own.values()].flat().filter((mine) => {
    const [good] = mine.terms.gets;
    if (mine.terms.kind !== 'offer' || good === undefined) return false;
    if (good.kind === 'any') {
      return coversKind(kind, { good, tokenIds: mine.row.criteria?.tokenIds ?? [] });
    }
    const trait = good.kind === 'trait' ? catalogue.traits.get(good.traitId) : undefined;
    return trait !== undefined && isInCriteria(row, wanted, trait);
  });
};

const beats = (one: bigint, other: bigint, kind: OrderTerms['kind']): boolean =>
  kind === 'listing' ? one < other : one > other;

const ofRival = (own: Rival, best: Rival & { at: number }): Draft | undefined => {
  const price = unitPrice(best.terms);
  const ownPrice = unitPrice(own.terms);
  if (price === null || ownPrice === null) return undefined;
  const kind = own.terms.kind === 'listing' ? 'undercut' : 'outbid';
  return {
    subject: `${kind} ${own.row.hash} ${best.row.hash}`,
    at: best.at,
    content: { kind, ...aboutOrder(own.row, own.terms), by: best.terms.maker, price, ownPrice },
  };
};

/**
 * Reports only the best competitor of each of the account's orders. Activities are oldest first.
 */
export const noticesFromActivity = (
  context: LedgerContext,
  account: Account,
  activities: readonly ActivityRow[],
): Draft[] => {
  const drafts: (Draft | undefined)[] = [];
  /** When the account made each order. Older competitors were visible to it and aren't reported. */
  const madeAt = new Map(
    activities.flatMap(({ from, orderHash, id, type }) =>
      from === account && orderHash !== null && (type === 'listing' || type === 'offer')
        ? [[orderHash, id] as const]
        : [],
    ),
  );
  let own: Map<string, Rival[]> | undefined;
  const best = new Map<Rival, Rival & { at: number }>();

  for (const activity of activities) {
    const { type, from, id, at } = activity;
    if (type === 'sale' || type === 'swap') drafts.push(ofFill(context, account, activity));
    if (type === 'transfer') drafts.push(ofGift(account, activity));
    if (from === account || (type !== 'listing' && type !== 'offer' && type !== 'trade')) continue;
    const order = orderOf(context, activity);
    if (order === undefined) continue;
    if (type !== 'listing') drafts.push(ofOffer(context, account, activity, order));
    const { terms } = order;
    own ??= fieldsOf(context, account);
    for (const mine of rivalsOf(context, own, order)) {
      const price = terms.money?.price;
      const isLater = id > (madeAt.get(mine.row.hash) ?? 0);
      if (price === undefined || !isLater || !beats(price, mine.price, terms.kind)) continue;
      const before = best.get(mine);
      const isBest = before === undefined || beats(price, before.price, terms.kind);
      if (isBest && isFillable(context, order)) best.set(mine, { ...order, price, at });
    }
  }
  for (const [mine, rival] of best) drafts.push(ofRival(mine, rival));
  return drafts.filter((draft) => draft !== undefined);
};
