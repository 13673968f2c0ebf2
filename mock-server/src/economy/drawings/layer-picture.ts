import type { Slot } from '@trait-market/contract/economy/slots';

/** Where the layer of a worn trait is among the pictures of its world. */
export const wornLayer = (traitId: string): string => `/layers/${traitId}.svg`;

/** Where the layer of an empty slot is, on a body. */
export const bareLayer = (bodyId: string, slot: Slot): string => `/layers/${bodyId}/${slot}.svg`;
