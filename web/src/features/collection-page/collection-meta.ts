import type { CollectionDetail } from '@trait-market/contract/economy/collections';
import type { TraitCard } from '@trait-market/contract/economy/traits';

import { paths } from '@/config/paths';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { collectionFloors } from '@/lib/economy/orders/price-labels';
import { traitsText } from '@/lib/economy/traits/trait-words';
import { grouped } from '@/lib/format/grouped';
import { plainText } from '@/lib/format/plain-text';
import { linkPicture } from '@/lib/page-meta/link-picture';
import { breadcrumbs, itemList } from '@/lib/page-meta/structured-data';
import type { PageMeta } from '@/lib/rendering/server-render';

export const collectionMeta = (collection: CollectionDetail, name: string): PageMeta => {
  const { slug, chainId, floor, volume, supply, description } = collection;
  const path = paths.collection(slug);
  const traded = shortPrice({ chainId, coin: 'native', amount: volume.month });
  const figures = [
    floor ? `${collectionFloors.trait} ${shortPrice(floor)}` : 'No traits for sale',
    `${traded} traded in 30 days`,
    supply.avatars === 1 ? '1 avatar' : `${grouped(supply.avatars)} avatars`,
    traitsText(supply.traits),
  ].join(' · ');
  return {
    description: `${figures}. ${plainText(description)}`,
    picture: linkPicture('collections', [slug], `Avatars of ${name}`),
    canonical: path,
    structuredData: [breadcrumbs({ name: 'Collections', path: paths.collections }, { name, path })],
  };
};

export const collectionTraitsMeta = (traits: readonly TraitCard[]): PageMeta => ({
  structuredData:
    traits.length === 0
      ? []
      : [
          itemList(
            'Traits for sale',
            traits.map(({ id, value }) => ({
              name: plainText(value) || 'Unnamed trait',
              path: paths.trait(id),
            })),
          ),
        ],
});
