import { paths } from '@/config/paths';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { useRates } from '@/lib/economy/estimates/use-rates';

import { Comparison } from '../comparison';
import { readIds } from '../read-ids';
import { avatarRows } from './avatar-rows';
import { useComparedAvatars } from './use-compared-avatars';

export function AvatarComparison({ text }: { text: string }) {
  const { ids, problems } = readIds(text, 'avatar');
  const { avatars, missing, failed, ...state } = useComparedAvatars(ids);
  const collections = useCollections();
  const hasFailed = collections.data === undefined && collections.error !== null;
  return (
    <Comparison
      kind="avatar"
      ids={ids}
      problems={[...problems, ...missing.map((id) => `There’s no avatar “${id}” on the market.`)]}
      columns={avatars.map((of) => ({
        id: of.id,
        name: avatarName(of.avatar),
        imageUrl: of.avatar.imageUrl,
        to: paths.avatar(of.avatar),
        of,
      }))}
      rows={avatarRows(avatars, hasFailed ? 'failed' : collections.data, useRates())}
      {...state}
      failed={[
        ...failed,
        ...(hasFailed && avatars.length > 0
          ? [{ id: 'floors', title: 'Couldn’t load the collection floors', query: collections }]
          : []),
      ]}
    />
  );
}
