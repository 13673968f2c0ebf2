import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import type { Account } from '../../kernel/account';
import { anyAvatarOffersIn, avatarsOwnedIn } from '../traits/any-avatar';
import { anyWanted, couldGive, criteriaOrdersFor, isInCriteria } from '../traits/criteria';
import { sortByKey } from '../shared/sort-key';
import { avatarKey, tokenKey } from '../tables/keys';
import type { AvatarRow, Good, NamedGood, OrderRow } from '../tables/rows';
import { rarityScoreOf } from './avatars';
import { madeKey, presentWalletOrder } from './orders';
import { floorFor, ownedTraitOf } from './traits';
import { stateNow } from './view/state-now';
import { avatarRefOf, avatarRow, collectionEntry, traitEntry, type View } from './view/view';

const isReceivedBy = (view: View, account: Account) => {
  const { context } = view.market;
  return (row: OrderRow): boolean => {
    const { gets, maker, reservedFor } = context.termsOf(row);
    if (reservedFor === account) return stateNow(view, row).kind === 'fillable';
    if (maker === account || gets.length === 0 || !couldGive(context, account, row)) return false;
    return stateNow(view, row).kind === 'fillable';
  };
};

const tokenOf = (view: View, good: NamedGood): string => {
  if (good.kind === 'trait') {
    const { collection, tokenId } = traitEntry(view, good.traitId);
    return tokenKey(collectionEntry(view, collection).contracts.traits, tokenId);
  }
  const { collection, tokenId } = avatarRow(view, good.avatar);
  return tokenKey(collectionEntry(view, collection).contracts.avatars, tokenId);
};

/** Returns the orders that a wallet could accept, and the listings that are reserved for it. */
export const ordersReceived = (view: View, account: Account): OrderRow[] => {
  const { tables, catalogue } = view.market.context;
  const held = tables.loose
    .findBy('account', account)
    .flatMap(({ traitId }) => catalogue.traits.get(traitId) ?? []);
  const tokens = new Set(
    held.flatMap(({ collection }) => catalogue.collections.get(collection)?.contracts.traits ?? []),
  );
  const avatars = tables.avatars.findBy('owner', account);
  const keys = [
    ...held.flatMap((trait) => {
      const collection = catalogue.collections.get(trait.collection);
      return collection ? [tokenKey(collection.contracts.traits, trait.tokenId)] : [];
    }),
    ...avatars.flatMap(({ collection, tokenId }) => {
      const token = catalogue.collections.get(collection)?.contracts.avatars;
      return token === undefined ? [] : [tokenKey(token, tokenId)];
    }),
  ];
  const found = new Map(
    [
      ...keys.flatMap((key) => tables.orders.findBy('openToken', key)),
      ...tables.orders.findBy('openReserved', account),
      ...[...tokens].flatMap((token) => tables.orders.findBy('openCriteria', token.toLowerCase())),
      ...[...new Set(avatars.map(({ collection }) => collection))].flatMap((slug) =>
        anyAvatarOffersIn({ catalogue, tables }, slug),
      ),
    ].map((row) => [row.hash, row]),
  );
  return sortByKey([...found.values()].filter(isReceivedBy(view, account)), madeKey);
};

/** Counts the offers and trades of others that a wallet could accept by giving an item. */
export const offersReceivedFor = (view: View, account: Account, wanted: NamedGood): number => {
  const { context } = view.market;
  const isWanted = (good: Good): boolean =>
    good.kind === 'trait'
      ? wanted.kind === 'trait' && good.traitId === wanted.traitId
      : wanted.kind === 'avatar' && good.kind === 'avatar' && good.avatar === wanted.avatar;
  const ofKind = (): OrderRow[] => {
    if (wanted.kind === 'avatar')
      return anyAvatarOffersIn(context, avatarRow(view, wanted.avatar).collection);
    return context.settlement.looseOf(account, wanted.traitId) > 0
      ? criteriaOrdersFor(context, traitEntry(view, wanted.traitId))
      : [];
  };
  return [
    ...context.tables.orders
      .findBy('openToken', tokenOf(view, wanted))
      .filter((row) => context.termsOf(row).gets.some(isWanted)),
    ...ofKind(),
  ].filter(isReceivedBy(view, account)).length;
};

/** Returns the loose traits that fit an offer; those without a floor come last. */
const fittingFor = (view: View, account: Account, row: OrderRow): string[] => {
  const { tables, catalogue, termsOf } = view.market.context;
  const wanted = anyWanted(termsOf(row).gets);
  if (wanted === undefined) return [];
  const fitting = tables.loose.findBy('account', account).flatMap(({ traitId }) => {
    const trait = catalogue.traits.get(traitId);
    return trait !== undefined && isInCriteria(row, wanted, trait) ? traitId : [];
  });
  return sortByKey(fitting, (id) => {
    const floor = floorFor(view, id, account);
    return [floor === undefined ? 1 : 0, floor ?? 0n, id];
  });
};

/** Returns the wallet's avatars of a collection, the one with the lowest rarity score first. */
const avatarsToGive = (view: View, account: Account, collection: string): AvatarRow[] =>
  sortByKey(avatarsOwnedIn(view.market.context, account, collection), (row) => [
    rarityScoreOf(view, row),
    avatarKey(collection, row.tokenId),
  ]);

/**
 * Returns what a wallet would give for an offer: of a set, the trait with the lowest floor; for any
 * avatar, the one with the lowest rarity score.
 */
const givenFor = (view: View, account: Account, row: OrderRow): WalletOrder['given'] => {
  const { settlement, termsOf } = view.market.context;
  const { kind, gets } = termsOf(row);
  const [good] = gets;
  if (kind !== 'offer' || good === undefined) return undefined;
  if (good.kind === 'avatar') return { held: 1 };
  if (good.kind === 'trait') return { held: settlement.looseOf(account, good.traitId) };
  if (good.kind === 'anyAvatar') {
    const avatars = avatarsToGive(view, account, good.collection);
    const [first] = avatars;
    return first && { held: avatars.length, avatar: avatarRefOf(view, first) };
  }
  const [id] = fittingFor(view, account, row);
  if (id === undefined) return undefined;
  return { held: settlement.looseOf(account, id), trait: ownedTraitOf(view, id) };
};

export const presentReceivedOrder = (view: View, account: Account, row: OrderRow): WalletOrder =>
  presentWalletOrder(view, account, row, givenFor(view, account, row));
