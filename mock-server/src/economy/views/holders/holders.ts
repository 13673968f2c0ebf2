import type { ActivityType } from '@trait-market/contract/economy/activity';
import type { ListedHolder } from '@trait-market/contract/economy/tokens';
import type { Holder, TraitDetail } from '@trait-market/contract/economy/traits';

import { shownAddress, type Account } from '../../../kernel/account';
import type { CollectionEntry } from '../../catalogue/catalogue';
import { sortByKey, type SortKey } from '../../shared/sort-key';
import { avatarKey } from '../../tables/keys';
import type { ActivityRow } from '../../tables/rows';
import { isAbout } from '../activities';
import { timeOf, type View } from '../view/view';

/** An account's editions of a trait or a collection. */
export type Held = { account: Account; loose: number; worn: number };

/** Sorts holders by their editions, the most first. */
export const heldKey = ({ account, loose, worn }: Held): SortKey => [-(loose + worn), account];

const createCount = () => {
  const held = new Map<Account, Held>();
  return {
    add: (account: Account, kind: 'loose' | 'worn', editions: number): void => {
      const found = held.get(account) ?? { account, loose: 0, worn: 0 };
      found[kind] += editions;
      held.set(account, found);
    },
    sorted: () => sortByKey([...held.values()], heldKey),
  };
};

export const heldOfTrait = ({ market: { context } }: View, id: string): Held[] => {
  const { loose, avatars } = context.tables;
  const count = createCount();
  for (const row of loose.findBy('trait', id)) count.add(row.account, 'loose', row.quantity);
  for (const { owner } of avatars.findBy('trait', id)) count.add(owner, 'worn', 1);
  return count.sorted();
};

export const heldOfCollection = (
  { market: { context } }: View,
  { slug }: CollectionEntry,
): Held[] => {
  const { loose, avatars } = context.tables;
  const count = createCount();
  for (const { id } of context.catalogue.traitsOf(slug)) {
    for (const row of loose.findBy('trait', id)) count.add(row.account, 'loose', row.quantity);
  }
  for (const { owner, worn } of avatars.findBy('collection', slug)) {
    count.add(owner, 'worn', Object.keys(worn).length);
  }
  return count.sorted();
};

const holderOf = (view: View, { account, loose, worn }: Held): Holder => ({
  address: shownAddress(account),
  username: view.profileOf(account).username,
  loose,
  worn,
});

/** Returns the number of holders, and the largest of them. */
export const largestHolders = (
  view: View,
  held: readonly Held[],
  shown: number,
): TraitDetail['holders'] => ({
  total: held.length,
  items: held.slice(0, shown).map((one) => holderOf(view, one)),
});

const ACQUIRED: ReadonlySet<ActivityType> = new Set(['mint', 'sale', 'swap', 'transfer']);
/** The activities of which both sides held the items before or after. */
const HELD: ReadonlySet<ActivityType> = new Set([
  ...ACQUIRED,
  'wear',
  'take-off',
  'pack',
  'reroll',
  'burn',
]);

/** Returns the activities that show that an account held their items, oldest first. */
const holdingsOf = ({ market }: View, account: Account): ActivityRow[] =>
  market.context.tables.log
    .of('wallet', account)
    .filter(({ type }) => HELD.has(type))
    .toReversed();

const hasTrait =
  (id: string) =>
  ({ goods, inReturn }: ActivityRow): boolean =>
    [...goods, ...inReturn].some((good) => good.kind === 'trait' && good.traitId === id);

const avatarsIn = ({ goods, inReturn }: ActivityRow): string[] =>
  [...goods, ...inReturn].flatMap((good) => (good.kind === 'avatar' ? [good.avatar] : []));

const firstOf = (times: readonly (number | undefined)[]): number | undefined =>
  times
    .filter((at) => at !== undefined)
    .toSorted((one, other) => one - other)
    .at(0);

/**
 * Returns when an account first held a trait: loose, or with an avatar that wore the trait when the
 * account acquired it.
 */
const traitSince = (view: View, id: string, account: Account): number | undefined => {
  const rows = holdingsOf(view, account);
  const withTrait = rows.filter(hasTrait(id));
  const dressed = new Set(withTrait.flatMap(avatarsIn));
  const cameDressed = new Set(
    view.market.context.tables.avatars
      .findBy('trait', id)
      .filter(({ owner }) => owner === account)
      .map(({ collection, tokenId }) => avatarKey(collection, tokenId))
      .filter((key) => !dressed.has(key)),
  );
  const acquired = rows.find(
    (row) => ACQUIRED.has(row.type) && avatarsIn(row).some((key) => cameDressed.has(key)),
  );
  return firstOf([withTrait[0]?.at, acquired?.at]);
};

const listed = (view: View, held: Held, since: number | undefined): ListedHolder => ({
  ...holderOf(view, held),
  since: since === undefined ? null : timeOf(since),
});

export const presentTraitHolder =
  (view: View, id: string) =>
  (held: Held): ListedHolder =>
    listed(view, held, traitSince(view, id, held.account));

export const presentCollectionHolder = (view: View, { slug }: CollectionEntry) => {
  const isOfCollection = isAbout(view, [slug]);
  return (held: Held): ListedHolder =>
    listed(view, held, holdingsOf(view, held.account).find(isOfCollection)?.at);
};
