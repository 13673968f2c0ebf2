import type { SavedAvatarQuery } from '@trait-market/contract/economy/searches';

import { accountOf } from '../../kernel/account';
import type { Catalogue } from '../catalogue/catalogue';
import { avatarsNamed } from '../catalogue/name-match';
import type { RankedAvatar } from './avatar-wall';

export const isOneOf = <Value>(wanted: readonly Value[] | undefined, value: Value): boolean =>
  wanted === undefined || wanted.includes(value);

/** The filters of avatars that don't depend on a listing. */
export type AvatarFilters = Omit<
  SavedAvatarQuery,
  'kind' | 'listed' | 'minPrice' | 'maxPrice' | 'priceUnit' | 'sort'
>;

/** Matches avatars that wear one of the traits of each slot, and none for an unknown trait. */
const wearing = (
  { traits }: Catalogue,
  wanted: readonly string[],
): ((avatar: RankedAvatar) => boolean) => {
  const slots = new Map(wanted.map((id) => [traits.get(id)?.slot, [] as string[]]));
  for (const id of wanted) slots.get(traits.get(id)?.slot)?.push(id);
  return ({ row: { worn } }) =>
    [...slots].every(([slot, ids]) => slot !== undefined && ids.includes(worn[slot] ?? ''));
};

/** Returns whether an avatar matches the filters of a saved search or of an alert. */
export const avatarMatcher = (
  catalogue: Catalogue,
  query: AvatarFilters,
): ((avatar: RankedAvatar) => boolean) => {
  const isNamed = avatarsNamed(catalogue, query.name ?? '');
  const isWearing = wearing(catalogue, query.trait ?? []);
  const owners = query.owner?.map(accountOf);
  // A new filter of the contract needs its line here.
  const passes: Readonly<Record<keyof AvatarFilters, (avatar: RankedAvatar) => boolean>> = {
    name: ({ row }) => isNamed(row),
    collection: ({ row }) => isOneOf(query.collection, row.collection),
    chainId: ({ chainId }) => isOneOf(query.chainId, chainId),
    rarity: ({ rarity }) => isOneOf(query.rarity, rarity),
    trait: isWearing,
    maxRank: ({ rank }) => query.maxRank === undefined || rank.place <= query.maxRank,
    owner: ({ row }) => isOneOf(owners, row.owner),
  };
  const filters = Object.values(passes);
  return (avatar) => filters.every((isPassed) => isPassed(avatar));
};
