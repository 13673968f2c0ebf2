import {
  TOP_RANKS,
  type AvatarFacets,
  type BrowseAvatarsQuery,
} from '@trait-market/contract/economy/avatars';

import { ChoiceGroup } from '@/components/market-filters/choice-group';
import type { ControlProps, Filter } from '@/components/market-filters/filter';
import { grouped } from '@/lib/format/grouped';

type RankChoice = { maxRank: number | undefined };

const RANK = /^[1-9]\d{0,8}$/;

function RankControl({
  choice: { maxRank },
  facets,
  noun,
  onChange,
}: ControlProps<RankChoice, AvatarFacets>) {
  if (facets.rank === undefined) return null;
  const ranks = new Set<number>([...TOP_RANKS, ...(maxRank === undefined ? [] : [maxRank])]);
  const countOf = (rank: number) => facets.rank?.find(({ value }) => value === String(rank))?.count;
  return (
    <ChoiceGroup
      title="Rank in its collection"
      chosen={maxRank}
      choices={[
        { words: 'Any rank', value: undefined, count: undefined },
        ...[...ranks]
          .toSorted((one, other) => one - other)
          .map((rank) => ({ words: `Top ${grouped(rank)}`, value: rank, count: countOf(rank) })),
      ]}
      noun={noun}
      onChange={(chosen) => onChange({ maxRank: chosen })}
    />
  );
}

export const rankFilter: Filter<RankChoice, AvatarFacets, BrowseAvatarsQuery> = {
  title: 'Rank',
  none: { maxRank: undefined },
  read: (address) => {
    const text = address.get('rank') ?? '';
    return { maxRank: RANK.test(text) ? Number(text) : undefined };
  },
  write: ({ maxRank }) => (maxRank === undefined ? [] : [['rank', String(maxRank)]]),
  ask: ({ maxRank }) => (maxRank === undefined ? {} : { maxRank }),
  chips: ({ maxRank }) =>
    maxRank === undefined
      ? []
      : [{ key: 'rank', words: `Top ${grouped(maxRank)}`, without: { maxRank: undefined } }],
  Control: RankControl,
};
