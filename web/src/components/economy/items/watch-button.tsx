import type { Price } from '@trait-market/contract/economy/shared';
import { List, Star } from 'lucide-react';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { useWatchlist, type Watchable } from '@/lib/watchlist/use-watchlist';

import { Button } from '../../ui/button';
import { buttonVariants } from '../../ui/button-variants';
import { Skeleton } from '../../ui/skeleton';
import { ToggleLabel } from '../../ui/toggle-label';

type WatchButtonProps = Watchable & {
  name: string;
  floor?: Price | null;
};

function Toggle({ kind, id, name, floor = null }: WatchButtonProps) {
  const { entries, isWatched, watch, unwatch } = useWatchlist();
  const what = { kind, id };
  const isOn = isWatched(what);
  return (
    <span className="inline-flex">
      <Button
        variant="outline"
        size="sm"
        className="rounded-r-none border-r-0"
        aria-pressed={isOn}
        aria-label={`Watch ${name}`}
        disabled={entries === undefined}
        onClick={() => (isOn ? unwatch(what) : watch(what, floor))}
      >
        <ToggleLabel
          icon={<Star aria-hidden className={isOn ? 'fill-accent text-accent-text' : ''} />}
          isOn={isOn}
          on="Watching"
          off="Watch"
        />
      </Button>
      <Link
        to={paths.watchlist}
        aria-label="Your watchlist"
        title="Your watchlist"
        className={buttonVariants({
          variant: 'outline',
          size: 'sm',
          className: 'rounded-l-none px-2',
        })}
      >
        <List aria-hidden />
      </Link>
    </span>
  );
}

export function WatchButton(props: WatchButtonProps) {
  const isOpen = useFeatureEnabled('watchlist');
  if (isOpen === false) return null;
  if (isOpen === undefined) return <Skeleton className="h-8 w-36 rounded-control" />;
  return <Toggle {...props} />;
}
