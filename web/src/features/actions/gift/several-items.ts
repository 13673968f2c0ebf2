import type { ChainId } from '@trait-market/contract/economy/shared';

import type { ForSale } from '@/lib/actions/action';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { plainText } from '@/lib/format/plain-text';

import { tokenKey } from '../messages/order';
import {
  joinLabels,
  type Labels,
  labelsOfAvatar,
  labelsOfTraits,
  NO_LABELS,
} from '../messages/text/labels';

/** A trait or an avatar of the inventory that is sent together with others. */
export type Sendable = ForSale;

/** Returns the trait or the avatar itself. */
export const tokenOf = (item: Sendable) => ('avatar' in item ? item.avatar : item.trait);

export const chainOf = (item: Sendable): ChainId => tokenOf(item).chainId;

export const pictureOf = (item: Sendable): string | undefined => tokenOf(item).imageUrl;

export const nameOfItem = (item: Sendable): string =>
  'avatar' in item ? avatarName(item.avatar) : plainText(item.trait.value) || 'Unnamed trait';

/** Identifies an item by its contract and token id, in lower case. */
export const itemKey = (item: Sendable): string => {
  const { token, tokenId } = tokenOf(item);
  return tokenKey(token, tokenId);
};

export const looseOf = (item: Sendable): number => ('avatar' in item ? 1 : item.quantity);

export const labelsOfItems = (items: readonly Sendable[]): Labels =>
  joinLabels(
    items.map((item) =>
      'avatar' in item
        ? { ...NO_LABELS, ...labelsOfAvatar(item.avatar) }
        : labelsOfTraits([item.trait]),
    ),
  );
