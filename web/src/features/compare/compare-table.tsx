import { X } from 'lucide-react';
import { Link } from 'react-router-dom';

import { SafePicture } from '@/components/safe-picture';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';

import { bestOf } from './best-of';
import type { Row } from './row';

const sticky = 'sticky left-0 z-10 bg-ground print:static';
/** On the cells, because the sticky ones cover a row's border. */
const LINE = 'border-t border-hairline';
/** On phones, a row's title is above its cells, so that two columns fill the screen. */
const FIRST_COLUMN = 'w-px sm:w-36 sm:min-w-36';
/** On phones, the last cell's padding is in the page's margin, so that all columns have the same width. */
const CELL = 'pr-3 sm:px-2';
/**
 * The table's least widths by its number of columns, because cells that load don't widen fixed columns. Where not all
 * columns fit, a part of the next one is visible.
 */
const WIDTHS = [
  '',
  'sm:min-w-84',
  'sm:min-w-132',
  'max-sm:min-w-[140%] sm:min-w-168',
  'max-sm:min-w-[187%] sm:min-w-208',
];

/** A compared trait or avatar, as the head of its column. */
export type Column<Of> = {
  id: string;
  name: string;
  imageUrl: string | undefined;
  to: string;
  of: Of;
};

type HeadProps = { column: Omit<Column<never>, 'of'>; onRemove: (id: string) => void };

function Head({ column: { id, name, imageUrl, to }, onRemove }: HeadProps) {
  return (
    <th scope="col" className={cn(CELL, 'py-2 text-left font-normal snap-start')}>
      <div className="relative">
        <Link to={to} className="group grid gap-2">
          <SafePicture
            src={imageUrl}
            size={360}
            eager
            className="aspect-square w-full overflow-hidden rounded-card bg-wall"
          />
          <span className="line-clamp-2 h-[2lh] font-display leading-tight font-bold wrap-anywhere decoration-accent decoration-2 underline-offset-4 group-hover:underline">
            {name}
          </span>
        </Link>
        <Button
          variant="secondary"
          size="icon"
          className="absolute top-1 left-1 size-8 print:hidden"
          aria-label={`Remove ${name} from the comparison`}
          onClick={() => onRemove(id)}
        >
          <X aria-hidden />
        </Button>
      </div>
    </th>
  );
}

type TableRowProps<Of> = { row: Row<Of>; columns: readonly Column<Of>[] };

function TableRow<Of>({ row, columns }: TableRowProps<Of>) {
  const { title, cell, best, isForScreen = false } = row;
  const isBest = best ? bestOf(best.values, best.prefers) : [];
  return (
    <tr className={cn('align-top print:break-inside-avoid', isForScreen && 'print:hidden')}>
      <th
        scope="row"
        className={cn(
          LINE,
          'py-3 text-left text-sm font-semibold max-sm:whitespace-nowrap sm:pr-3',
          sticky,
          FIRST_COLUMN,
        )}
      >
        {title}
      </th>
      {columns.map(({ id, of }, index) => (
        <td key={id} className={cn(LINE, CELL, 'py-3 max-sm:pt-10')}>
          {cell(of)}
          {isBest[index] && (
            <span className="mt-1 block w-fit rounded-control bg-foreground px-2 py-0.5 text-xs font-semibold text-ground">
              {best?.word}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

type CompareTableProps<Of> = {
  columns: readonly Column<Of>[];
  rows: readonly Row<Of>[];
  onRemove: (id: string) => void;
};

export function CompareTable<Of>({ columns, rows, onRemove }: CompareTableProps<Of>) {
  return (
    <div
      role="region"
      aria-label="Comparison"
      className="relative -mr-3 snap-x snap-mandatory scroll-pl-px overflow-x-auto sm:mr-0 sm:snap-proximity sm:scroll-pl-36 print:overflow-visible"
    >
      <table className={cn('w-full table-fixed', WIDTHS[columns.length])}>
        <caption className="sr-only">
          The best value of a row is marked by a word, such as “Lowest”.
        </caption>
        <thead>
          <tr className="align-top">
            <th scope="col" className={cn(sticky, FIRST_COLUMN)}>
              <span className="sr-only">Fact</span>
            </th>
            {columns.map((column) => (
              <Head key={column.id} column={column} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.title} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
