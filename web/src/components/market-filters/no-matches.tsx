import { EmptyFrame } from '@/components/page/empty-frame';
import { Button } from '@/components/ui/button';

import { countText, type Noun } from './filter';
import type { ActiveFilter } from './filter-set';

type NoMatchesProps<Query> = {
  noun: Noun;
  filters: readonly ActiveFilter<Query>[];
  /** The number of items without each of the filters; undefined until it has loaded. */
  totals: readonly (number | undefined)[];
  isCounting: boolean;
  cleared: Query;
  onChange: (query: Query) => void;
};

/** Offers to remove each filter without which there are items. */
export function NoMatches<Query>({
  noun,
  filters,
  totals,
  isCounting,
  cleared,
  onChange,
}: NoMatchesProps<Query>) {
  const ways = filters
    .map((filter, position) => ({ ...filter, total: totals[position] ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total);
  return (
    <EmptyFrame>
      <h2 className="font-display text-lg font-bold">{`No ${noun}s match these filters`}</h2>
      <p className="mt-2 text-muted">
        {ways.length > 0 ? 'Try removing a filter:' : 'Remove some filters, or show everything.'}
      </p>
      <ul
        aria-busy={isCounting}
        className="mt-4 grid min-h-10 grid-cols-1 justify-items-start gap-2"
      >
        {ways.map(({ key, kind, words: what, without, total }) => (
          <li key={key} className="max-w-full min-w-0">
            <Button
              variant="outline"
              onClick={() => onChange(without)}
              className="h-auto min-h-10 max-w-full py-2 text-left"
            >
              <span className="min-w-0 wrap-anywhere whitespace-normal">
                {countText(noun, total)} without {kind.toLowerCase()} {what}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="link" className="mt-2 -ml-4" onClick={() => onChange(cleared)}>
        Show everything
      </Button>
    </EmptyFrame>
  );
}
