import { ITEM } from '@trait-market/contract/economy/typed-data';

import type { Account } from '../../../kernel/account';
import { AVATARS, type KnownOrder, type Place } from '../place';

/** Returns the collection of an offer for any avatar; undefined for all other orders. */
export const anyAvatarOf = (
  { market: { context } }: Place,
  { order: { components } }: KnownOrder,
): string | undefined => {
  const [wanted] = components.consideration;
  return wanted?.itemType === ITEM.erc721OfCriteria
    ? context.catalogue.collectionByToken('anyAvatar', wanted.token)?.slug
    : undefined;
};

/** Returns the avatar to give for any of a collection: an own one, or one of another account. */
export const avatarToGive = ({ market }: Place, account: Account, slug: string): string => {
  const ofCollection = AVATARS.filter((avatar) => avatar.startsWith(`${slug}/`));
  const { ownerOf } = market.context.settlement;
  return ofCollection.find((avatar) => ownerOf(avatar) === account) ?? ofCollection[0] ?? '';
};
