import { SLOTS } from '@trait-market/contract/economy/shared';

import { drawingVersion } from '../../art/drawing-version';
import type { Catalogue } from '../catalogue/catalogue';
import type { AvatarRow } from '../tables/rows';

export const avatarVersion = (
  { traits }: Catalogue,
  { collection, artSeed, worn }: AvatarRow,
): string =>
  drawingVersion([
    collection,
    artSeed,
    SLOTS.map((slot) => traits.get(worn[slot] ?? '')?.art ?? null),
  ]);

/** The URL contains the look, so that browsers never show an outdated picture. */
export const avatarPicture = (catalogue: Catalogue, row: AvatarRow): string =>
  `/collections/${row.collection}/${row.tokenId}.svg?worn=${avatarVersion(catalogue, row)}`;
