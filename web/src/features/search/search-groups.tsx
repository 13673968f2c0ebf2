import { Fragment } from 'react';

import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

import type { SearchGroup } from './search-group';
import { SearchOption } from './search-option';
import { closeHeading } from './search-words';
import { useTraitCards } from '@/lib/watchlist/use-floors';

const heading =
  'sticky top-0 z-1 bg-surface px-2 pt-2 pb-1 text-xs font-semibold tracking-wide text-muted';

const SKELETON_ROWS = 2;

function GroupSkeleton({ name }: { name: SearchGroup['name'] }) {
  const round = name === 'Accounts' ? 'rounded-full' : 'rounded-tag';
  return (
    <div aria-hidden>
      <p className={heading}>{name}</p>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <div key={row} className="flex min-h-13 items-center gap-3 px-2 py-1.5">
          <Skeleton className={cn('size-10 shrink-0', round)} />
          <Skeleton className="h-4 w-1/2 rounded-tag" />
        </div>
      ))}
    </div>
  );
}

const traitIds = (groups: readonly SearchGroup[]): string[] =>
  groups.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'trait' && !item.card ? [item.trait.id] : [])),
  );

type SearchGroupsProps = {
  listboxId: string;
  groups: readonly SearchGroup[];
  active: string | undefined;
  onChosen: () => void;
};

/** Shows results by group (§2 Search results panel), with skeletons for loading groups. */
export function SearchGroups({ listboxId, groups, active, onChosen }: SearchGroupsProps) {
  const isListed = groups.some(({ items }) => items.length > 0);
  const isBusy = groups.some(({ status }) => status === 'searching');
  const cards = useTraitCards(traitIds(groups));
  if (!isListed && !isBusy) return null;
  return (
    <div
      id={listboxId}
      {...(isListed && { role: 'listbox', 'aria-label': 'Search results' })}
      aria-busy={isBusy}
      // The panel isn't focusable, because the arrow keys in the field scroll it.
      tabIndex={-1}
      className="max-h-120 min-h-0 grow overflow-y-auto overscroll-contain px-1 pb-1 xl:max-h-80"
    >
      {groups.map(({ name, status, items, isClose = false }) => {
        if (status === 'searching') return <GroupSkeleton key={name} name={name} />;
        if (items.length === 0) return null;
        const id = `${listboxId}-${name.replaceAll(' ', '-')}`;
        const title = name === 'Close matches' ? closeHeading(groups) : name;
        return (
          // The heading is outside its group, so that the group below the fold shows its name.
          <Fragment key={name}>
            <p
              id={id}
              role="presentation"
              className={cn(heading, name === 'Collections and avatars' && 'bottom-0')}
            >
              {isClose ? `${title}: close matches` : title}
            </p>
            <div role="group" aria-labelledby={id}>
              {items.map((item, position) => {
                const optionId = `${id}-${position}`;
                return (
                  <SearchOption
                    key={optionId}
                    id={optionId}
                    item={item}
                    card={
                      item.kind === 'trait' ? (item.card ?? cards?.get(item.trait.id)) : undefined
                    }
                    isActive={optionId === active}
                    onChosen={onChosen}
                  />
                );
              })}
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}
