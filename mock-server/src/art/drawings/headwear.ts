import type { Drawing } from '../drawing';
import { HEADWEAR_CRESTS } from './headwear-crests';
import { HEADWEAR_HATS } from './headwear-hats';
import { HEADWEAR_HELMETS } from './headwear-helmets';

/** What an avatar can wear on its head. */
export const HEADWEAR: readonly Drawing[] = [
  ...HEADWEAR_CRESTS,
  ...HEADWEAR_HATS,
  ...HEADWEAR_HELMETS,
];
