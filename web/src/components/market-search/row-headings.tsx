import { cn } from '@/lib/cn';

type RowHeadingsProps<Sort extends string> = {
  sort: Sort;
  /** The columns of the rows from the left, of which the first two are the item's, with their sorts. */
  columns: readonly { words: string; sorts: readonly Sort[] }[];
  className?: string;
  onChange: (sort: Sort) => void;
};

/** The headings of the market's list view. A press sorts by a column, and another one reverses it. */
export function RowHeadings<Sort extends string>({
  sort,
  columns,
  className,
  onChange,
}: RowHeadingsProps<Sort>) {
  return (
    <div role="group" aria-label="Columns" className={cn('row-headings', className)}>
      {columns.map(({ words, sorts: [first, reverse = first] }) => {
        const isCurrent = sort === first || sort === reverse;
        return first === undefined || reverse === undefined ? (
          <span key={words}>{words}</span>
        ) : (
          <button
            key={words}
            type="button"
            aria-pressed={isCurrent}
            onClick={() => onChange(sort === first ? reverse : first)}
          >
            <span className="sr-only">Sort by </span>
            {words}
            {isCurrent && reverse !== first && (
              <span aria-hidden>{sort === first ? ' ↑' : ' ↓'}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}
