import type { ConstructionPage, ConstructionsQuery } from '@trait-market/contract/economy/benches';

import { NewsOfList } from '@/components/economy/activity/news-of-list';
import { CONSTRUCTIONS_PAGE } from '@/config/constants';
import { benchesApi } from '@/lib/economy/avatars/benches-api';
import { useNewsOptions } from '@/lib/economy/live/news-options';
import { economyKeys } from '@/lib/economy/queries/keys';

type NewLooksProps = {
  query: ConstructionsQuery;
  first: ConstructionPage;
  onShow: (newest: ConstructionPage) => void;
};

export function NewLooks({ query, first, onShow }: NewLooksProps) {
  const { data: newest } = benchesApi.constructions.useQuery({
    queryKey: economyKeys.constructions({ ...query, newest: true }),
    queryData: { query: { ...query, limit: CONSTRUCTIONS_PAGE } },
    select: ({ body }) => body,
    ...useNewsOptions(first),
  });
  return (
    <NewsOfList first={first} newest={newest} one="new look" many="new looks" onShow={onShow} />
  );
}
