import type { Drop, DropDetail } from '@trait-market/contract/economy/drops';

import { paths } from '@/config/paths';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { dropPath } from '@/lib/economy/draws/pack-paths';
import { grouped } from '@/lib/format/grouped';
import { plainText } from '@/lib/format/plain-text';
import { linkPicture } from '@/lib/page-meta/link-picture';
import {
  breadcrumbs,
  itemList,
  offer,
  product,
  type Availability,
} from '@/lib/page-meta/structured-data';
import type { PageMeta } from '@/lib/rendering/server-render';

const availabilities: Record<Drop['state'], Availability> = {
  open: 'InStock',
  upcoming: 'PreOrder',
  'sold-out': 'SoldOut',
};

const packsText = ({ state, packs: { total, sold } }: Drop): string => {
  if (state === 'sold-out') return `all ${grouped(total)} packs are sold`;
  if (state === 'upcoming') return `${grouped(total)} packs, not open yet`;
  return `${grouped(Math.max(0, total - sold))} of ${grouped(total)} packs left`;
};

const nameOf = ({ name, id }: Drop): string => plainText(name) || id;

export const dropMeta = (drop: DropDetail): PageMeta => {
  const { id, price, state } = drop;
  const name = nameOf(drop);
  const path = dropPath(id);
  const collectionName = plainText(drop.collectionName) || drop.collection;
  const picture = linkPicture('packs', [id], `Traits in the packs of ${name}`);
  const description = [
    `${shortPrice(price)} a pack`,
    packsText(drop),
    `traits of ${collectionName}`,
    plainText(drop.description),
  ].join(' · ');
  return {
    description,
    picture,
    structuredData: [
      product({
        name,
        path,
        image: picture.path,
        description,
        category: 'Pack',
        collectionName,
        offers: offer(price, path, availabilities[state]),
      }),
      breadcrumbs({ name: 'Packs', path: paths.packs }, { name, path }),
    ],
  };
};

export const dropsMeta = (drops: readonly Drop[]): PageMeta => ({
  structuredData: [
    itemList(
      'Drops',
      drops.map((drop) => ({ name: nameOf(drop), path: dropPath(drop.id) })),
    ),
  ],
});

export const openedMeta = (drawId: string): PageMeta => ({
  description: 'The traits from an opened pack. Your browser checks that the draw was random.',
  picture: linkPicture('draws', [drawId], 'The traits from an opened pack'),
});
