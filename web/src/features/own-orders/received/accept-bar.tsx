import { MAX_ACCEPTED_OFFERS } from '@trait-market/contract/economy/actions';
import { useId, useState } from 'react';

import { SelectionFrame } from '@/components/economy/selection-frame';
import { Button } from '@/components/ui/button';
import { CheckInput } from '@/components/ui/check-input';
import { useActions } from '@/lib/actions/actions-context';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { sellerPrice, sumsByChain } from '@/lib/economy/orders/lines';
import { listText } from '@/lib/format/list-text';

import { lineOf, type SelectedOffers } from './use-selected-offers';

const offersText = (count: number): string => (count === 1 ? '1 offer' : `${count} offers`);

type AcceptBarProps = { selection: SelectedOffers; onClear: () => void; onHide: () => void };

export function AcceptBar({ selection, onClear, onHide }: AcceptBarProps) {
  const { start } = useActions();
  const [allRequired, setAllRequired] = useState(false);
  const id = useId();
  const { selected, isFull, wantsTooMuch } = selection;
  const count = selected.length;
  if (count === 0) return null;
  const sums = sumsByChain(selected.flatMap((order) => sellerPrice(order) ?? []));
  return (
    <SelectionFrame label="Selected offers" className="grid gap-3 max-sm:gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="mr-auto min-w-32 text-sm font-semibold tabular-nums">
          <span>{`${offersText(count)} selected`}</span>
          <span translate="no" className="block font-normal text-muted">
            {`You get ${listText(sums.map(exactPrice))} after fees`}
          </span>
        </p>
        <Button variant="ghost" size="sm" onClick={onClear}>
          Clear
        </Button>
        <Button variant="outline" size="sm" onClick={onHide}>
          {`Hide ${count}`}
        </Button>
        <Button
          size="sm"
          onClick={() => start({ kind: 'acceptSeveral', lines: selected.map(lineOf), allRequired })}
        >
          {`Accept ${offersText(count)}`}
        </Button>
      </div>
      {count > 1 && (
        <label htmlFor={id} className="flex min-h-6 items-center gap-2 text-sm">
          <CheckInput
            id={id}
            checked={allRequired}
            onChange={({ target }) => setAllRequired(target.checked)}
          />
          Only if all of them can be accepted
        </label>
      )}
      {wantsTooMuch && (
        <p className="text-sm text-warning">
          {allRequired
            ? 'They want more than you hold, so they can’t all be accepted.'
            : 'They want more than you hold, so the last ones won’t be accepted.'}
        </p>
      )}
      {isFull && (
        <p className="text-sm text-muted">You can accept {MAX_ACCEPTED_OFFERS} offers at a time.</p>
      )}
    </SelectionFrame>
  );
}
