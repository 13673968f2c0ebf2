import type { AvatarCard } from '@trait-market/contract/economy/avatars';

/** The selected avatars by their ids, in the order of their selection. */
export type Selected = ReadonlyMap<string, AvatarCard>;

/** Changes the selection, which is undefined while nothing can be selected. */
export type ChangeSelected = (change: (before: Selected | undefined) => Selected) => void;
