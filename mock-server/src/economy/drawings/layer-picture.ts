import type { Slot } from '@trait-market/contract/economy/shared';

/** Where the layer of a worn trait is among the pictures of its world. */
export const wornLayer = (traitId: string): string => `/layers/${traitId}.svg`;

/** Where the layer of an empty slot is, on a body. */
export const bareLayer = (bodyId: string, slot: Slot): string => `/layers/${bodyId}/${slot}.svg`;

/** Where the layer of an empty slot is, on a head of a collection that wears nothing at all. */
export const headLayer = (collection: string, slot: Slot): string =>
  `/layers/heads/${collection}/${slot}.svg`;

/** Where the background of an avatar that wears none is. */
export const ownBackground = (collection: string, tokenId: string): string =>
  `/layers/avatars/${collection}/${tokenId}.svg`;
