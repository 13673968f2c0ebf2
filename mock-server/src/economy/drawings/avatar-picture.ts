import { SLOTS } from '@trait-market/contract/economy/shared';

import { drawingVersion } from '../../art/drawing-version';
import type { Catalogue } from '../catalogue/catalogue';
import type { AvatarRow } from '../tables/rows';

/** A short name of what an avatar looks like now. */
export const avatarVersion = (
  { traits }: Catalogue,
  { collection, artSeed, worn }: AvatarRow,
): string =>
  drawingVersion([
    collection,
    artSeed,
    SLOTS.map((slot) => traits.get(worn[slot] ?? '')?.art ?? null),
  ]);

/**
 * Where an avatar's picture is among the pictures of its world. What it wears is in the address, so that
 * no browser shows what it wore before.
 */
export const avatarPicture = (catalogue: Catalogue, row: AvatarRow): string =>
  `/collections/${row.collection}/${row.tokenId}.svg?worn=${avatarVersion(catalogue, row)}`;
