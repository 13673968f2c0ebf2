import type { AvatarPage } from '@trait-market/contract/economy/avatars';

import { paths } from '@/config/paths';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { grouped } from '@/lib/format/grouped';
import { linkPicture } from '@/lib/page-meta/link-picture';
import { itemList } from '@/lib/page-meta/structured-data';
import type { PageMeta } from '@/lib/rendering/server-render';

/** Describes the first page of a list of avatars, with the picture of their only collection. */
export const wallMeta = (
  title: string,
  { items, total, facets }: AvatarPage,
  [collection, ...others]: readonly string[],
): PageMeta => {
  const listed = facets.listed.find(({ value }) => value === 'true');
  const from = listed?.floors.map(shortPrice).join(' or ');
  const listedText = listed?.count
    ? `${grouped(listed.count)} for sale${from && ` from ${from}`}`
    : 'none for sale';
  return {
    description: `${total === 1 ? '1 avatar' : `${grouped(total)} avatars`} · ${listedText}`,
    ...(collection !== undefined &&
      others.length === 0 && { picture: linkPicture('collections', [collection], title) }),
    structuredData: [
      itemList(
        title,
        items.map((avatar) => ({ name: avatarName(avatar), path: paths.avatar(avatar) })),
      ),
    ],
  };
};
