import { useId, useLayoutEffect, useState } from 'react';

import { CheckInput } from '@/components/ui/check-input';
import { cn } from '@/lib/cn';

import type { Confirmation, FarPrice } from '@/lib/price-warnings/far-price';
import type { ActionStore } from '../signing/action-store';

const CONFIRMED = 'confirmedPrice';

/** Whether the comparison still loads, or a tick is missing; "passed" allows signing. */
export type PriceCheck = 'loading' | 'unanswered' | 'passed';

export type TickProps = {
  store: Pick<ActionStore, 'values' | 'saveValues'>;
  /** The id of the words that explain why signing has to wait. */
  wordsId: string;
  onCheck: (check: PriceCheck) => void;
  /** Whether the user confirms a price or the difference between the two sides of a trade. */
  what: 'price' | 'difference';
};

/** The prices to confirm, if any. `failure` says which prices couldn't be compared. */
export type Compared = 'loading' | { far?: Asked | undefined; failure?: string | undefined };

type Loading = { data: unknown; isFetchedAfterMount: boolean };

export const isFailed = ({ data, isFetchedAfterMount }: Loading): boolean =>
  data === undefined && isFetchedAfterMount;

/** Stays failed while a query without data is repeated, so that the button doesn't flicker. */
export const missing = (failure: string, ...queries: readonly Loading[]): Compared | undefined => {
  if (queries.some(isFailed)) return { failure };
  return queries.some(({ data }) => data === undefined) ? 'loading' : undefined;
};

/** A confirmation with the text that identifies exactly its prices. */
type Asked = Confirmation & { key: string };

/** Includes the prices, because the same words can describe several of them. */
export const asked = (
  confirmation: Confirmation | undefined,
  far: readonly FarPrice[],
): Asked | undefined =>
  confirmation && {
    ...confirmation,
    key: [confirmation.words, ...confirmation.items, ...far.map(({ price }) => price)].join('\n'),
  };

const checkOf = (compared: Compared, ticked: string | undefined): PriceCheck => {
  if (compared === 'loading') return 'loading';
  if (compared.far === undefined) return 'passed';
  return ticked === compared.far.key ? 'passed' : 'unanswered';
};

/** Asks for a tick, which counts only for exactly these words and prices. */
export function PriceTick({
  store,
  wordsId,
  onCheck,
  what,
  compared,
}: TickProps & { compared: Compared }) {
  const id = useId();
  const [ticked, setTicked] = useState(store.values()[CONFIRMED]);
  const check = checkOf(compared, ticked);
  // Before the paint, so that the button can't be pressed before it waits for the tick.
  useLayoutEffect(() => {
    onCheck(check);
    return () => onCheck('passed');
  }, [onCheck, check]);
  const tick = (text: string) => {
    setTicked(text);
    store.saveValues({ ...store.values(), [CONFIRMED]: text });
  };
  const { far, failure } = compared === 'loading' ? {} : compared;
  return (
    <>
      <p
        role="status"
        className={cn('text-sm empty:sr-only', failure ? 'text-muted' : 'font-semibold')}
      >
        {failure ?? (check === 'unanswered' ? `Confirm the ${what} before you sign.` : '')}
      </p>
      {far && (
        <label
          htmlFor={id}
          className="flex max-h-40 cursor-pointer items-start gap-3 overflow-y-auto rounded-control border-l-4 border-warning bg-surface-raised px-4 py-3 text-sm font-semibold"
        >
          <CheckInput
            id={id}
            checked={check === 'passed'}
            onChange={({ target }) => tick(target.checked ? far.key : '')}
          />
          <span id={wordsId} className="min-w-0 wrap-anywhere">
            {far.words}
            {far.items.length > 0 && (
              <span className="mt-1 block font-normal whitespace-pre-line">
                {far.items.join('\n')}
              </span>
            )}
          </span>
        </label>
      )}
    </>
  );
}
