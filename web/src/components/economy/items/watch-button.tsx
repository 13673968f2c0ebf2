import type { Price } from '@trait-market/contract/economy/shared';
import { Star } from 'lucide-react';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { useWatchlist, type Watchable } from '@/lib/watchlist/use-watchlist';

import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';

type WatchButtonProps = Watchable & {
  name: string;
  floor?: Price | null;
};

function Toggle({ kind, id, name, floor = null }: WatchButtonProps) {
  const { entries, isWatched, watch, unwatch } = useWatchlist();
  const what = { kind, id };
  const isOn = isWatched(what);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="outline"
        size="sm"
        aria-pressed={isOn}
        aria-label={`Watch ${name}`}
        disabled={entries === undefined}
        onClick={() => (isOn ? unwatch(what) : watch(what, floor))}
      >
        <Star aria-hidden className={isOn ? 'fill-accent text-accent-text' : ''} />
        <span>{isOn ? 'Watching' : 'Watch'}</span>
      </Button>
      {isOn && (
        <Link
          to={paths.watchlist}
          className="inline-flex min-h-8 items-center text-sm font-semibold accent-underline"
        >
          Your watchlist
        </Link>
      )}
    </span>
  );
}

export function WatchButton(props: WatchButtonProps) {
  const isOpen = useFeatureEnabled('watchlist');
  if (isOpen === false) return null;
  if (isOpen === undefined) return <Skeleton className="h-8 w-24 rounded-control" />;
  return <Toggle {...props} />;
}
