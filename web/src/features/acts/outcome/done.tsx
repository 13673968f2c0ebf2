import { Check } from 'lucide-react';

import { AmountRows } from '@/components/economy/amount-rows';
import { FocusedHeading } from '@/components/focused-heading';
import { Button } from '@/components/ui/button';
import type { Act } from '@/lib/acts/act';

import type { Outcome } from './outcome';
import { summaryFor } from './receipt';
import { severalBought, type NotBought } from './several-bought';

type DoneProps = { outcome: Outcome; act: Act; notBought: NotBought; onClose: () => void };

/** The receipt. */
export function Done({ outcome, act, notBought, onClose }: DoneProps) {
  const { title, words, rows } =
    act.kind === 'buySeveral' ? severalBought(act.lines, notBought) : summaryFor(outcome, act);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex gap-3">
        <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
        <div className="grid min-w-0 grid-cols-1 gap-1">
          <FocusedHeading>{title}</FocusedHeading>
          <p className="text-sm wrap-anywhere text-muted">{words}</p>
        </div>
      </div>
      {rows.length > 0 && <AmountRows rows={rows} />}
      <Button size="lg" onClick={onClose}>
        Done
      </Button>
    </div>
  );
}
