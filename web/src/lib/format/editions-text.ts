import type { Item } from '@trait-market/contract/economy/shared';

import { grouped } from './grouped';

export const editionsText = (count: number): string =>
  `${grouped(count)} ${count === 1 ? 'edition' : 'editions'}`;

/** Counts the units of an offer, which are avatars if it's for any avatar of a collection. */
export const unitsText = (item: Item | undefined, count: number): string =>
  item?.kind === 'anyAvatar'
    ? `${grouped(count)} ${count === 1 ? 'avatar' : 'avatars'}`
    : editionsText(count);
