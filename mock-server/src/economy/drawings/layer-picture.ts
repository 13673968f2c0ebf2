import type { Slot } from '@trait-market/contract/economy/shared';

/** Returns the path of a worn trait's layer. */
export const wornLayer = (traitId: string): string => `/layers/${traitId}.svg`;

/** Returns the path of an empty slot's layer on a body. */
export const bareLayer = (bodyId: string, slot: Slot): string => `/layers/${bodyId}/${slot}.svg`;

/** Returns the path of an empty slot's layer on a bare head of a collection. */
export const headLayer = (collection: string, slot: Slot): string =>
  `/layers/heads/${collection}/${slot}.svg`;

/** Returns the path of the background of an avatar without one. */
export const ownBackground = (collection: string, tokenId: string): string =>
  `/layers/avatars/${collection}/${tokenId}.svg`;
