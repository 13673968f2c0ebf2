import { Check } from 'lucide-react';

import { AmountRows } from '@/components/economy/amount-rows';
import { FocusedHeading } from '@/components/focused-heading';
import { Button } from '@/components/ui/button';
import type { ActSummary } from './receipt';

type DoneProps = { summary: ActSummary; onClose: () => void };

/** The receipt. */
export function Done({ summary: { title, words, rows }, onClose }: DoneProps) {
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
