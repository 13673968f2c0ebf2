import type { CollectionArt } from './collection-art';
import { fathomClub } from './collection/fathom-club';
import { foxgloveCourt } from './collection/foxglove-court';
import { kilnfolk } from './collection/kilnfolk';
import { nightPost } from './collection/night-post';
import { quarrySaints } from './collection/quarry-saints';
import { theUnderstory } from './collection/the-understory';
import { tinParliament } from './collection/tin-parliament';

export const COLLECTIONS: readonly CollectionArt[] = [
  tinParliament,
  foxgloveCourt,
  fathomClub,
  quarrySaints,
  theUnderstory,
  kilnfolk,
  nightPost,
];

/** @throws RangeError for an unknown slug */
export const collectionOf = (slug: string): CollectionArt => {
  const found = COLLECTIONS.find((collection) => collection.slug === slug);
  if (!found) throw new RangeError('There is no art for this collection');
  return found;
};
