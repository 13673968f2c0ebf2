import type { Drawing } from '../drawing';
import { ACCESSORIES_ALOFT } from './accessory-aloft';
import { ACCESSORIES_COMPANIONS } from './accessory-companions';
import { ACCESSORIES_PINNED } from './accessory-pinned';
import { ACCESSORIES_WORN } from './accessory-worn';

/** What an avatar can carry, or be followed by. */
export const ACCESSORIES: readonly Drawing[] = [
  ...ACCESSORIES_ALOFT,
  ...ACCESSORIES_COMPANIONS,
  ...ACCESSORIES_PINNED,
  ...ACCESSORIES_WORN,
];
