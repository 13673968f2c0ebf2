import { type ReactNode, type Ref, useId, useRef } from 'react';

import { Facts } from '@/components/facts';
import { TableHead } from '@/components/table-head';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';

import { TakeOutButton } from './take-out-button';

/** Sticks to the edge of the dialog, over its padding. */
const HEAD = 'sticky -top-5 z-10 bg-surface py-2 whitespace-nowrap sm:-top-6';

type PricedTableProps = {
  caption: string;
  /** The title of the column that compares the price: with the floor, or with the old price. */
  changeTitle: string;
  ref: Ref<HTMLTableElement>;
  /** The rows: `PricedRow`. */
  children: ReactNode;
};

/** Prices several items in a table, whose rows are stacked where the dialog is narrow. */
export function PricedTable({ caption, changeTitle, ref, children }: PricedTableProps) {
  return (
    <div className="@container border-y border-hairline">
      <table
        ref={ref}
        className="w-full border-collapse text-sm tabular-nums @max-[40rem]:block @max-[40rem]:[&_thead]:sr-only"
      >
        <caption className="sr-only">{caption}</caption>
        <TableHead
          columns={[
            ['Picture', HEAD, true],
            ['Name', HEAD],
            ['Collection', HEAD],
            ['Floor', `${HEAD} text-right`],
            ['Price', HEAD],
            [changeTitle, `${HEAD} text-right`],
            ['Remove', HEAD, true],
          ]}
        />
        <tbody className="@max-[40rem]:block">{children}</tbody>
      </table>
    </div>
  );
}

/** A floor as a text, and whose it is; without a floor, only what is said instead. */
export type FloorText = { price?: string; note: string };

type PricedRowProps = {
  picture: ReactNode;
  name: string;
  collection: string;
  facts: readonly string[];
  floor: FloorText;
  /** The label of the price's field. */
  label: string;
  unit: string;
  text: string;
  isUnpriced: boolean;
  error: string | undefined;
  /** The price according to the common pricing rule, if the user typed a different one. */
  suggested?: string | undefined;
  /** A comparison of the price, or a fee that is paid from it. */
  note: ReactNode;
  changeTitle: string;
  change: string | undefined;
  warnings?: readonly string[];
  onChange: (text: string) => void;
  onReset?: () => void;
  onRemove: () => void;
};

const CELL = 'py-2.5 pr-3 align-top';
/** A line of a stacked row, next to the picture. */
const LINE = '@max-[40rem]:col-span-2 @max-[40rem]:col-start-2 @max-[40rem]:block @max-[40rem]:p-0';

export function PricedRow({
  picture,
  name,
  collection,
  facts,
  floor,
  label,
  unit,
  text,
  isUnpriced,
  error,
  suggested,
  note,
  changeTitle,
  change,
  warnings,
  onChange,
  onReset,
  onRemove,
}: PricedRowProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <tr className="border-t border-hairline first:border-t-0 @max-[40rem]:grid @max-[40rem]:grid-cols-[3rem_minmax(0,1fr)_2.5rem] @max-[40rem]:gap-x-3 @max-[40rem]:gap-y-1 @max-[40rem]:py-3 @min-[40rem]:first:border-t">
      <td className={`${CELL} w-15 @max-[40rem]:row-span-2 @max-[40rem]:block @max-[40rem]:p-0`}>
        {picture}
      </td>
      <th
        scope="row"
        className={`${CELL} min-w-28 text-left font-normal @max-[40rem]:block @max-[40rem]:min-w-0 @max-[40rem]:p-0`}
      >
        <span className="line-clamp-2 font-semibold wrap-anywhere">{name}</span>
        <Facts facts={facts} className="text-xs text-muted" />
      </th>
      <td className={`${CELL} ${LINE} min-w-22 wrap-anywhere text-muted @max-[40rem]:text-xs`}>
        {collection}
      </td>
      <td
        className={`${CELL} ${LINE} wrap-normal @max-[40rem]:text-xs @max-[40rem]:text-muted @min-[40rem]:text-right`}
      >
        {floor.price !== undefined && (
          <>
            <span className="@min-[40rem]:hidden">Floor </span>
            <span translate="no" className="whitespace-nowrap">
              {floor.price}
            </span>
            {floor.note !== '' && <span className="@min-[40rem]:hidden">, </span>}
          </>
        )}
        <span className="text-muted @min-[40rem]:block @min-[40rem]:text-xs">{floor.note}</span>
      </td>
      <td className={`${CELL} ${LINE} @min-[40rem]:w-40`}>
        <div className="flex items-center gap-2">
          <Input
            ref={field}
            aria-label={label}
            data-unpriced={isUnpriced ? '' : undefined}
            aria-invalid={error !== undefined}
            aria-describedby={`${id}-note`}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.0"
            className="text-right tabular-nums"
            value={text}
            onChange={({ target }) => onChange(target.value)}
          />
          <span className="whitespace-nowrap">{unit}</span>
        </div>
        <div id={`${id}-note`} className="mt-1 text-xs text-muted">
          {note && <p>{note}</p>}
          {warnings?.map((warning) => (
            <p key={warning} className="text-warning">
              {warning}
            </p>
          ))}
          {error !== undefined && <p className="text-danger">{error}</p>}
        </div>
        {suggested !== undefined && (
          <Button
            size="sm"
            variant="ghost"
            className="-ml-3"
            onClick={() => {
              // The button unmounts, so its field gets the focus.
              field.current?.focus();
              onReset?.();
            }}
          >
            Use <span translate="no">{suggested}</span>
          </Button>
        )}
      </td>
      <td
        className={`${CELL} ${LINE} wrap-normal @max-[40rem]:text-xs @max-[40rem]:empty:hidden @min-[40rem]:text-right`}
      >
        {change !== undefined && (
          <>
            <span className="@min-[40rem]:hidden">{changeTitle}: </span>
            <span>{change}</span>
          </>
        )}
      </td>
      <td className="w-10 py-1 align-top @max-[40rem]:col-start-3 @max-[40rem]:row-start-1 @max-[40rem]:block @max-[40rem]:p-0">
        <TakeOutButton name={name} onRemove={onRemove} />
      </td>
    </tr>
  );
}
