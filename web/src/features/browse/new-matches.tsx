import type {
  BrowseTraitsQuery,
  TraitCard,
  TraitPage,
} from '@trait-market/contract/economy/browse';

import { NewsButton } from '@/components/economy/activity/news-button';
import { MARKET_PAGE } from '@/config/constants';
import { browseApi } from '@/lib/economy/traits/browse-api';
import { economyKeys } from '@/lib/economy/queries/keys';

import { countNew } from './count-new';
import { useNewsOptions } from '@/lib/economy/live/news-options';

export type NewMatchesProps = {
  query: BrowseTraitsQuery;
  first: TraitPage;
  shown: { traits: readonly TraitCard[]; total: number };
  /** Restarts the list with `fresh` as its first page. */
  onShow: (fresh: TraitPage) => void;
};

/** Polls for new matches in the background. The list changes only on request. */
export function NewMatches({ query, first, shown, onShow }: NewMatchesProps) {
  const { data } = browseApi.browse.useQuery({
    queryKey: economyKeys.traits({ ...query, newest: true }),
    queryData: { query: { ...query, limit: MARKET_PAGE } },
    select: ({ body }) => body,
    ...useNewsOptions(first),
  });
  return (
    <NewsButton
      count={countNew(shown, data)}
      one="new match"
      many="new matches"
      onShow={() => onShow(data)}
    />
  );
}
