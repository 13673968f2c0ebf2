import { MAX_CRITERIA_TRAITS, type CriteriaWords } from '@trait-market/contract/economy/shared';
import type { PostOrder } from '@trait-market/contract/economy/orders';
import {
  ANY_TOKEN,
  criteriaOf,
  ITEM,
  type OrderComponents,
} from '@trait-market/contract/economy/typed-data';

import type { Account } from '../../kernel/account';
import { tierOfTrait } from '../burns/burned-editions';
import type { TraitEntry } from '../catalogue/catalogue';
import type { LedgerContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import { tokenKey } from '../tables/keys';
import type { AnyGood, Good, OrderCriteria, OrderRow } from '../tables/rows';
import { avatarsOwnedIn } from './any-avatar';
import { wearOf } from './rarity';

/**
 * Returns the traits that match criteria now. Their tier counts all editions that ever existed;
 * their rarity changes when avatars are dressed.
 */
export const traitsMeant = (
  context: Pick<LedgerContext, 'catalogue' | 'tables'>,
  collection: string,
  { slot, tier, rarity }: CriteriaWords,
): TraitEntry[] =>
  context.catalogue
    .traitsOf(collection)
    .filter(
      (trait) =>
        (slot === undefined || trait.slot === slot) &&
        (tier === undefined || tierOfTrait(context, trait.id) === tier) &&
        (rarity === undefined || wearOf(context, trait).rarity === rarity),
    );

const isWhole = ({ slot, tier, rarity }: CriteriaWords): boolean =>
  slot === undefined && tier === undefined && rarity === undefined;

/** Returns no ids when any trait of the collection matches, because no proof is needed then. */
export const criteriaFrom = (
  context: Pick<LedgerContext, 'catalogue' | 'tables'>,
  collection: string,
  words: CriteriaWords,
): OrderCriteria => ({
  ...words,
  tokenIds: isWhole(words)
    ? []
    : traitsMeant(context, collection, words).map(({ tokenId }) => tokenId),
});

const roots = new WeakMap<readonly string[], string>();

export const rootOf = ({ tokenIds, ...words }: OrderCriteria): string => {
  if (isWhole(words)) return ANY_TOKEN;
  const root = roots.get(tokenIds) ?? criteriaOf(tokenIds);
  roots.set(tokenIds, root);
  return root;
};

const criteriaToken = ({ consideration }: OrderComponents): string | undefined => {
  const [wanted] = consideration;
  return wanted?.itemType === ITEM.erc1155OfCriteria ? wanted.token.toLowerCase() : undefined;
};

export const criteriaOfRequest = (
  context: LedgerContext,
  { components, criteria }: PostOrder,
): OrderCriteria | undefined => {
  const token = criteriaToken(components);
  const collection = token && context.catalogue.collectionByToken('any', `0x${token.slice(2)}`);
  if (collection === undefined || collection === '') return undefined;
  return criteriaFrom(context, collection.slug, criteria ?? {});
};

/** Requires that the signed root matches the criteria, and that membership can be proven. */
export const assertCriteria = (
  { components, criteria: words, commitments }: PostOrder,
  criteria: OrderCriteria | undefined,
): void => {
  const isForAnyAvatar = components.consideration[0]?.itemType === ITEM.erc721OfCriteria;
  if (criteria === undefined && words !== undefined) {
    throw new MarketRefusal(
      'bad-criteria',
      isForAnyAvatar
        ? 'An offer for any avatar takes every avatar of its collection.'
        : 'This order is for one particular trait. It takes no other.',
    );
  }
  if (commitments.length > 0 && (isForAnyAvatar || criteria !== undefined)) {
    throw new MarketRefusal(
      'bad-commitment',
      isForAnyAvatar
        ? 'An offer for any avatar promises nothing about what it wears.'
        : 'An offer for any of several traits promises nothing.',
    );
  }
  if (criteria === undefined) return;
  const { tokenIds, ...filters } = criteria;
  if (!isWhole(filters) && tokenIds.length === 0) {
    throw new MarketRefusal('criteria-empty', 'No trait of the collection fits this offer.');
  }
  if (tokenIds.length > MAX_CRITERIA_TRAITS) {
    throw new MarketRefusal(
      'criteria-too-large',
      `More than ${MAX_CRITERIA_TRAITS} traits fit this offer. Choose fewer.`,
    );
  }
  if (components.consideration[0]?.identifierOrCriteria !== rootOf(criteria)) {
    throw new MarketRefusal(
      'bad-criteria',
      'The traits that fit have changed since you prepared this offer. Prepare it again.',
    );
  }
};

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

const setOf = (tokenIds: readonly string[]): ReadonlySet<string> => {
  const set = sets.get(tokenIds) ?? new Set(tokenIds);
  sets.set(tokenIds, set);
  return set;
};

const NO_IDS: readonly string[] = [];

export const isInCriteria = (
  { criteria }: Pick<OrderRow, 'criteria'>,
  { root, collection }: AnyGood,
  trait: Pick<TraitEntry, 'collection' | 'tokenId'>,
): boolean =>
  trait.collection === collection &&
  (root === ANY_TOKEN || setOf(criteria?.tokenIds ?? NO_IDS).has(trait.tokenId));

export const anyWanted = (gets: readonly Good[]): AnyGood | undefined => {
  const [wanted] = gets;
  return wanted?.kind === 'any' ? wanted : undefined;
};

type OrdersContext = Pick<LedgerContext, 'catalogue' | 'tables' | 'termsOf'>;

const criteriaOrdersIn = (
  { catalogue, tables, termsOf }: OrdersContext,
  index: 'openCriteria' | 'criteriaToken',
  trait: TraitEntry,
): OrderRow[] => {
  const token = catalogue.collections.get(trait.collection)?.contracts.traits.toLowerCase();
  return tables.orders.findBy(index, token ?? '').filter((row) => {
    const wanted = anyWanted(termsOf(row).gets);
    return wanted !== undefined && isInCriteria(row, wanted, trait);
  });
};

const tokenOf = ({ catalogue }: OrdersContext, { collection, tokenId }: TraitEntry): string =>
  tokenKey(catalogue.collections.get(collection)?.contracts.traits ?? '', tokenId);

export const criteriaOrdersFor = (context: OrdersContext, trait: TraitEntry): OrderRow[] =>
  criteriaOrdersIn(context, 'openCriteria', trait);

export const offersFor = (context: OrdersContext, trait: TraitEntry): OrderRow[] => [
  ...context.tables.orders.findBy('openToken', tokenOf(context, trait)),
  ...criteriaOrdersFor(context, trait),
];

/** Returns open and ended orders. */
export const offersEver = (context: OrdersContext, trait: TraitEntry): OrderRow[] => [
  ...context.tables.orders.findBy('token', tokenOf(context, trait)),
  ...criteriaOrdersIn(context, 'criteriaToken', trait),
];

export type TraitKind = { good: AnyGood; tokenIds: readonly string[] };

export const coversKind = (one: TraitKind, other: TraitKind): boolean => {
  if (one.good.collection !== other.good.collection) return false;
  if (one.good.root === ANY_TOKEN) return true;
  if (other.good.root === ANY_TOKEN) return false;
  const own = setOf(one.tokenIds);
  return one.good.root === other.good.root || other.tokenIds.every((id) => own.has(id));
};

export const couldGive = (
  { catalogue, tables, settlement, termsOf }: Omit<LedgerContext, 'now'>,
  account: Account,
  row: OrderRow,
): boolean =>
  termsOf(row).gets.every((good) => {
    if (good.kind === 'trait') return settlement.looseOf(account, good.traitId) >= good.quantity;
    if (good.kind === 'avatar') return settlement.ownerOf(good.avatar) === account;
    if (good.kind === 'anyAvatar')
      return avatarsOwnedIn({ tables }, account, good.collection).length > 0;
    return tables.loose.findBy('account', account).some(({ traitId }) => {
      const trait = catalogue.traits.get(traitId);
      return trait !== undefined && isInCriteria(row, good, trait);
    });
  });
