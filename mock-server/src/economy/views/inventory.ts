import type { InventoryItem } from '@trait-market/contract/economy/inventory';

import type { Account } from '../../kernel/account';
import { avatarKey } from '../tables/keys';
import type { AvatarRow, LooseRow } from '../tables/rows';
import { presentAvatar } from './avatars';
import { offersReceivedFor, stateNow } from './orders';
import { cardOf } from './traits';
import { collectionEntry, traitEntry, type View } from './view';

/** Something that a wallet has, before it is shown. */
export type Owned = { kind: 'avatar'; row: AvatarRow } | { kind: 'trait'; row: LooseRow };

type Asked = {
  kind?: 'trait' | 'avatar' | undefined;
  collection?: readonly string[] | undefined;
};

export const ownedId = (owned: Owned): string =>
  owned.kind === 'trait'
    ? `trait ${owned.row.traitId}`
    : `avatar ${owned.row.collection}/${owned.row.tokenId}`;

/** What a wallet has: avatars, then loose traits by name. */
export const ownedBy = (view: View, account: Account, { kind, collection }: Asked): Owned[] => {
  const { tables } = view.market.context;
  const isAsked = (slug: string) => collection === undefined || collection.includes(slug);
  const avatars: Owned[] = tables.avatars
    .findBy('owner', account)
    .filter((row) => isAsked(row.collection))
    .map((row) => ({ kind: 'avatar', row }));
  const traits: Owned[] = tables.loose
    .findBy('account', account)
    .filter(({ traitId }) => isAsked(traitEntry(view, traitId).collection))
    .toSorted((one, other) =>
      traitEntry(view, one.traitId).value < traitEntry(view, other.traitId).value ? -1 : 1,
    )
    .map((row) => ({ kind: 'trait', row }));
  return [...(kind === 'trait' ? [] : avatars), ...(kind === 'avatar' ? [] : traits)];
};

/** How many editions of a trait the wallet's own listings offer now. */
const listedBy = (view: View, { account, traitId, quantity }: LooseRow): number => {
  const { tables, termsOf } = view.market.context;
  const listed = tables.orders.findBy('openMaker', account).reduce((sum, order) => {
    const { kind, gives } = termsOf(order);
    const isOfTrait = gives.some((good) => good.kind === 'trait' && good.traitId === traitId);
    if (kind !== 'listing' || !isOfTrait) return sum;
    const state = stateNow(view, order);
    return state.kind === 'fillable' ? sum + state.units : sum;
  }, 0);
  return Math.min(listed, quantity);
};

export const presentOwned = (view: View, owned: Owned): InventoryItem => {
  if (owned.kind === 'avatar') {
    const { owner, collection, tokenId } = owned.row;
    const avatar = avatarKey(collection, tokenId);
    return {
      kind: 'avatar',
      avatar: presentAvatar(view, owned.row),
      offersReceived: offersReceivedFor(view, owner, { kind: 'avatar', avatar }),
    };
  }
  const { account, traitId, quantity } = owned.row;
  const { tokenId, collection } = traitEntry(view, traitId);
  const { token } = collectionEntry(view, collection);
  return {
    kind: 'trait',
    trait: { ...cardOf(view, traitId), token, tokenId },
    quantity,
    listedByOwner: listedBy(view, owned.row),
    offersReceived: offersReceivedFor(view, account, { kind: 'trait', traitId, quantity: 1 }),
  };
};
