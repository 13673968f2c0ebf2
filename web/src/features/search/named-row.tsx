import { Link } from 'react-router-dom';

import { SafePicture } from '@/components/safe-picture';
import { Skeleton } from '@/components/ui/skeleton';

import { opensElsewhere } from './opens-elsewhere';
import type { NamedItems } from './use-named-items';

const PICTURE = 32;

const messages = {
  found: 'No collection or avatar matches.',
  failed: 'Couldn’t search collections and avatars.',
};

type NamedRowProps = { named: NamedItems; onChosen: () => void };

/** Shows collections and avatars in one row, whose height never changes, below the two groups. */
export function NamedRow({ named: { kind, items }, onChosen }: NamedRowProps) {
  return (
    <div className="h-13 shrink-0 overflow-x-auto overflow-y-hidden border-t border-hairline">
      {kind === 'searching' ? (
        <div aria-hidden className="flex h-full items-center gap-2 px-2">
          <Skeleton className="h-10 w-40 rounded-tag" />
          <Skeleton className="h-10 w-32 rounded-tag" />
        </div>
      ) : items.length === 0 ? (
        <p className="flex h-full items-center px-3 text-xs text-muted">{messages[kind]}</p>
      ) : (
        <ul aria-label="Collections and avatars" className="flex h-full items-center gap-1 px-1">
          {items.map(({ kind: noun, name, url, picture }) => (
            <li key={url} className="shrink-0">
              <Link
                to={url}
                onClick={(event) => {
                  if (!opensElsewhere(event)) onChosen();
                }}
                className="flex h-11 items-center gap-2 rounded-tag px-1.5 hover:bg-surface-raised"
              >
                <SafePicture
                  src={picture}
                  size={PICTURE}
                  className="size-8 shrink-0 overflow-hidden rounded-tag bg-wall"
                />
                <span className="grid max-w-40 min-w-0 leading-4">
                  <bdi className="truncate text-left text-sm font-semibold">{name}</bdi>{' '}
                  <span className="text-xs text-muted">{noun}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
