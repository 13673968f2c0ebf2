import { MAX_PERMIT_S } from '@trait-market/contract/economy/typed-data';
import { Check } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { FocusedHeading } from '@/components/focused-heading';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/lib/cn';
import type { ActionSummary } from '../../messages/summary';

/** Returns whether all permits that were granted before the first render have expired. */
const usePermitsEnded = (): boolean => {
  const [haveEnded, setHaveEnded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHaveEnded(true), MAX_PERMIT_S * 1000);
    return () => clearTimeout(timer);
  }, []);
  return haveEnded;
};

type DoneProps = {
  summary: ActionSummary;
  next?: { to: string; label: string; isSecondary?: boolean } | undefined;
  onClose: () => void;
  /** Whether the result is of several items, whose pictures would push the facts off the screen. */
  areSeveral?: boolean;
  /** The result itself. */
  children?: ReactNode;
  /** A further action, below the receipt. */
  further?: ReactNode;
};

export function Done({
  summary: { title, words, untilFinal, rows },
  next,
  onClose,
  areSeveral = false,
  children,
  further,
}: DoneProps) {
  const isFinal = usePermitsEnded();
  const facts = rows.length > 0 && <AmountRows rows={rows} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex gap-3">
        <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
        <div className="grid min-w-0 grid-cols-1 gap-1">
          <FocusedHeading>{title}</FocusedHeading>
          <p className="text-sm wrap-anywhere text-muted" aria-live="polite">
            {isFinal ? words : (untilFinal ?? words)}
          </p>
        </div>
      </div>
      {areSeveral && facts}
      {children}
      {areSeveral || facts}
      {further}
      <DialogActions className="max-sm:flex-col">
        {next !== undefined && (
          <Link
            to={next.to}
            onClick={onClose}
            className={cn(
              'grow',
              buttonVariants({ size: 'lg', variant: next.isSecondary ? 'outline' : 'default' }),
            )}
          >
            {next.label}
          </Link>
        )}
        <Button
          size="lg"
          className="grow"
          variant={next === undefined && !children ? 'default' : 'outline'}
          onClick={onClose}
        >
          Done
        </Button>
      </DialogActions>
    </div>
  );
}
