import type { DressPlan } from '@trait-market/contract/economy/benches';

import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';
import { grouped } from '@/lib/format/grouped';
import { ordinal } from '@/lib/format/ordinal';
import { scoreText } from '@/lib/looks/score-text';
import { standingChange } from '@/lib/looks/standing-change';

import { WayIcon } from './standing-note';

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

/** Shows the figures once, with one line below that warns if the avatar becomes less rare. */
export function PlanFigures({
  plan,
}: {
  plan: Pick<DressPlan, 'rank' | 'rarity' | 'rarityScore'> | undefined;
}) {
  const change = plan && standingChange(plan);
  return (
    <div role="status" aria-busy={change === undefined} className="grid gap-3">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-y border-hairline py-2">
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
      {change === undefined ? (
        <Skeleton className="h-lh rounded-tag text-sm max-xl:h-[2lh]" />
      ) : (
        // Its height is reserved, so that nothing moves when the plan changes.
        <p
          className={cn(
            'flex min-h-lh gap-2 text-sm max-xl:min-h-[2lh]',
            change.way === 'down' && 'font-semibold',
          )}
        >
          <span className="flex h-lh items-center">
            <WayIcon way={change.way} />
          </span>
          <span className="min-w-0">{change.note}</span>
        </p>
      )}
    </div>
  );
}
