import type { DressPlan } from '@trait-market/contract/economy/benches';

import { Skeleton } from '@/components/ui/skeleton';
import { grouped } from '@/lib/format/grouped';
import { ordinal } from '@/lib/format/ordinal';
import { scoreText } from '@/lib/looks/score-text';

import { StandingNote } from './standing-note';

type FigureProps = {
  name: string;
  before: string | undefined;
  after: string | undefined;
  note: string;
};

function Figure({ name, before, after, note }: FigureProps) {
  const isSame = before === after;
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-lg font-semibold tabular-nums">
        {before === undefined ? (
          <Skeleton className="w-24 rounded-tag">&nbsp;</Skeleton>
        ) : isSame ? (
          before
        ) : (
          <>
            <span className="font-normal text-muted">{before}</span> <span aria-hidden>→</span>
            <span className="sr-only">to</span> {after}
          </>
        )}
      </dd>
      <dd className="text-xs text-muted">{note}</dd>
    </div>
  );
}

export function PlanFigures({
  plan,
}: {
  plan: Pick<DressPlan, 'rank' | 'rarity' | 'rarityScore'> | undefined;
}) {
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-y border-hairline py-4">
        <Figure
          name="Rank"
          before={plan && ordinal(plan.rank.before)}
          after={plan && ordinal(plan.rank.after)}
          note={plan ? `of ${grouped(plan.rank.of)} in its collection` : 'in its collection'}
        />
        <Figure
          name="Rarity score"
          before={plan && scoreText(plan.rarityScore.before)}
          after={plan && scoreText(plan.rarityScore.after)}
          note="the higher, the rarer"
        />
      </dl>
      <StandingNote of={plan} isReserved />
    </div>
  );
}
