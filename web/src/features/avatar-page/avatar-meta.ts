import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import { SLOTS } from '@trait-market/contract/economy/shared';

import { paths } from '@/config/paths';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { slotNames } from '@/lib/economy/traits/trait-words';
import { grouped } from '@/lib/format/grouped';
import { plainText } from '@/lib/format/plain-text';
import { linkPicture } from '@/lib/page-meta/link-picture';
import { partyName } from '@/lib/page-meta/party-name';
import { breadcrumbs, offer, product } from '@/lib/page-meta/structured-data';
import type { PageMeta } from '@/lib/rendering/server-render';

const NAME_LENGTH = 40;

export const avatarMeta = (avatar: AvatarDetail, name: string): PageMeta => {
  const { collection, tokenId, price, rank, owner } = avatar;
  const path = paths.avatar(avatar);
  const collectionName = plainText(avatar.collectionName) || collection;
  const picture = linkPicture('avatars', [collection, tokenId], `${name} of ${collectionName}`);
  const worn = avatar.worn.slice(0, SLOTS.length).map(({ slot, value }) => ({
    name: slotNames[slot],
    value: plainText(value, NAME_LENGTH) || 'Unnamed trait',
  }));
  const description = [
    price ? shortPrice(price) : 'Not for sale',
    `rank ${grouped(rank.place)} of ${grouped(rank.of)}`,
    `owned by ${plainText(partyName(owner), NAME_LENGTH)}`,
    worn.length === 0 ? 'wears nothing' : `wears ${worn.map(({ value }) => value).join(', ')}`,
  ].join(' · ');
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
        category: 'Avatar',
        collectionName,
        offers: price ? offer(price, path) : undefined,
        properties: worn,
      }),
      breadcrumbs(
        { name: 'Collections', path: paths.collections },
        { name: collectionName, path: paths.collection(collection) },
        { name, path },
      ),
    ],
  };
};
