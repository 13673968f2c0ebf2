import type { TraitDetail } from '@trait-market/contract/economy/traits';

import { paths } from '@/config/paths';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { editionsText, rarityNames, slotNames } from '@/lib/economy/traits/trait-words';
import { plainText } from '@/lib/format/plain-text';
import { linkPicture } from '@/lib/page-meta/link-picture';
import { breadcrumbs, offer, product } from '@/lib/page-meta/structured-data';
import type { PageMeta } from '@/lib/rendering/server-render';

const descriptionOf = ({ floor, editions, rarity }: TraitDetail): string => {
  if (editions === 0) return 'Its last edition was burned, so no one can own it again.';
  return [
    floor ? shortPrice(floor) : 'Not for sale',
    editionsText(editions),
    rarityNames[rarity].toLowerCase(),
  ].join(' · ');
};

export const traitMeta = (trait: TraitDetail, name: string): PageMeta => {
  const { id, collection, floor, editions, rarity, slot } = trait;
  const path = paths.trait(id);
  const collectionName = plainText(trait.collectionName) || collection;
  const description = descriptionOf(trait);
  const picture = linkPicture('traits', [id], `${name}, a trait of ${collectionName}`);
  return {
    description,
    picture,
    canonical: path,
    structuredData: [
      product({
        name,
        path,
        image: picture.path,
        description,
        category: slotNames[slot],
        collectionName,
        offers: floor && editions > 0 ? offer(floor, path) : undefined,
        properties: [
          { name: 'Rarity', value: rarityNames[rarity] },
          { name: 'Editions', value: String(editions) },
        ],
      }),
      breadcrumbs(
        { name: 'Collections', path: paths.collections },
        { name: collectionName, path: paths.collection(collection) },
        { name, path },
      ),
    ],
  };
};
