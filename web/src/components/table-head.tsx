import { cn } from '@/lib/cn';

type TableHeadProps = {
  columns: readonly (string | readonly [title: string, className: string, isHidden?: true])[];
  /** Draws a line below the header, for tables that fill the page. */
  isLined?: boolean;
};

export function TableHead({ columns, isLined = false }: TableHeadProps) {
  return (
    <thead>
      <tr
        className={cn(
          'text-left align-bottom text-sm text-muted',
          isLined && 'border-b border-hairline',
        )}
      >
        {columns.map((column) => {
          const [title, className, isHidden] = typeof column === 'string' ? [column] : column;
          return (
            <th
              key={title}
              scope="col"
              className={cn(
                'pr-3 last:pr-0',
                isLined ? 'py-2 font-medium' : 'pb-1 font-normal',
                className,
              )}
            >
              {isHidden ? <span className="sr-only">{title}</span> : title}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
