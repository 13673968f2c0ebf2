import { ArrowUp, Equal, TriangleAlert } from 'lucide-react';

import { Skeleton } from '../ui/skeleton';
import { cn } from '@/lib/cn';
import { standingChange, type Standing, type StandingChange } from '@/lib/looks/standing-change';

const ICONS = {
  up: { Icon: ArrowUp, color: 'text-success' },
  down: { Icon: TriangleAlert, color: 'text-warning' },
  same: { Icon: Equal, color: 'text-muted' },
} as const;

export function WayIcon({ way }: Pick<StandingChange, 'way'>) {
  const { Icon, color } = ICONS[way];
  return <Icon aria-hidden className={cn('size-4 shrink-0', color)} />;
}

/** Says how an avatar's rarity score and rank move, with a warning if one of them falls. */
export function StandingNote({ of }: { of: Standing | undefined }) {
  const change = of && standingChange(of);
  return (
    <div role="status">
      {change === undefined ? (
        <Skeleton className="h-[calc(4lh+1.5rem)] rounded-control text-sm" />
      ) : (
        <p
          className={cn(
            'flex items-center gap-2 rounded-control border-l-4 bg-surface-raised px-4 py-3 text-sm',
            change.way === 'down' ? 'border-warning font-semibold' : 'border-hairline',
          )}
        >
          <WayIcon way={change.way} />
          <span className="min-w-0">{change.words}</span>
        </p>
      )}
    </div>
  );
}
