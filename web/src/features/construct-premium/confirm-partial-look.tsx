import { useEffect, useState } from 'react';

import { FocusedHeading } from '@/components/focused-heading';
import { Button } from '@/components/ui/button';
import { wearableName } from '@/lib/looks/look-words';
import { returnFocus } from '@/lib/return-focus';

import type { NotGiven } from './editions';

type ConfirmPartialLookProps = {
  count: number;
  notGiven: readonly NotGiven[];
  onGive: () => void;
  onCancel: () => void;
};

const lackText = ({ given, wanted }: NotGiven, count: number): string => {
  if (count === 1) return 'you don’t have one loose';
  return given === 0 ? 'you have none for them' : `enough for ${given} of ${wanted}`;
};

export function ConfirmPartialLook({ count, notGiven, onGive, onCancel }: ConfirmPartialLookProps) {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => returnFocus(opener), [opener]);
  return (
    <div
      role="group"
      aria-label="Part of this look is missing"
      className="grid scroll-my-24 gap-3 rounded-control border-l-4 border-warning bg-surface-raised px-4 py-3 text-sm"
    >
      <FocusedHeading>Part of this look is missing</FocusedHeading>
      <ul className="grid gap-1">
        {notGiven.map((one) => (
          <li key={one.trait.id} className="wrap-anywhere">
            <span className="font-semibold">{wearableName(one.trait)}</span>: {lackText(one, count)}
          </li>
        ))}
      </ul>
      <p className="text-muted">
        Where a trait is missing, {count === 1 ? 'the' : 'an'} avatar keeps what it wears there.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onGive}>
          Apply the rest
        </Button>
        <Button size="sm" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
