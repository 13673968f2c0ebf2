import type { Slot } from '@trait-market/contract/economy/shared';

export const wornLayer = (traitId: string): string => `/layers/${traitId}.svg`;

export const bareLayer = (bodyId: string, slot: Slot): string => `/layers/${bodyId}/${slot}.svg`;

export const headLayer = (collection: string, slot: Slot): string =>
  `/layers/heads/${collection}/${slot}.svg`;

export const ownBackground = (collection: string, tokenId: string): string =>
  `/layers/avatars/${collection}/${tokenId}.svg`;
