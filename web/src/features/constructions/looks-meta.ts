import type { Construction, ConstructionPage } from '@trait-market/contract/economy/benches';

import { paths } from '@/config/paths';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { grouped } from '@/lib/format/grouped';
import { linkPicture } from '@/lib/page-meta/link-picture';
import { partyName } from '@/lib/page-meta/party-name';
import { itemList } from '@/lib/page-meta/structured-data';
import type { PageMeta } from '@/lib/rendering/server-render';

/** Describes the feed by its first look. */
export const looksMeta = (
  looks: readonly Construction[],
  { total }: ConstructionPage,
): PageMeta => {
  const [look] = looks;
  if (!look) return {};
  const change = `${avatarName(look.avatar)}, dressed by ${partyName(look.by)}`;
  return {
    description: `${total === 1 ? '1 look' : `${grouped(total)} looks`} · ${change} · rank ${grouped(look.after.rank)}, before ${grouped(look.before.rank)}`,
    picture: linkPicture('constructions', [look.id], change),
    structuredData: [
      itemList(
        'Constructed avatars',
        looks.map(({ avatar }) => ({ name: avatarName(avatar), path: paths.avatar(avatar) })),
      ),
    ],
  };
};
