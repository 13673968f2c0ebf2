import { useQuery } from '@tanstack/react-query';
import type {
  ConstructionPage,
  ConstructionsQuery,
} from '@trait-market/contract/economy/constructions';

import { NewsButton } from '@/components/economy/news-button';
import { CONSTRUCTIONS_PAGE } from '@/config/constants';
import { fetchConstructions } from '@/lib/economy/fetch-constructions';
import { economyKeys } from '@/lib/economy/keys';
import { useMarketPoll } from '@/lib/economy/use-market-poll';

type NewConstructionsProps = {
  query: ConstructionsQuery;
  /** The first page as it is shown, the newest first. */
  first: ConstructionPage;
  onShow: (fresh: ConstructionPage) => void;
};

/** Asks again and again, while the page can be seen, which looks are new, and says so. */
export function NewConstructions({ query, first, onShow }: NewConstructionsProps) {
  const { data } = useQuery({
    queryKey: economyKeys.constructions({ ...query, newest: true }),
    queryFn: ({ signal }) => fetchConstructions({ ...query, limit: CONSTRUCTIONS_PAGE }, signal),
    initialData: first,
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: useMarketPoll(),
  });
  const known = new Set(first.items.map(({ id }) => id));
  const firstKnown = data.items.findIndex(({ id }) => known.has(id));
  return (
    <NewsButton
      count={firstKnown === -1 ? data.items.length : firstKnown}
      one="new look"
      many="new looks"
      onShow={() => onShow(data)}
    />
  );
}
