import type { Unit } from '@trait-market/contract/economy/shared';
import { BellPlus } from 'lucide-react';

import { DialogButton } from '@/components/dialog-button';
import { Skeleton } from '@/components/ui/skeleton';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { lazyModule } from '@/lib/lazy-module';

import type { AlertSubject } from './alert-dialog';

const dialogCode = lazyModule(async () => (await import('./alert-dialog')).AlertDialog);

type AlertButtonProps = {
  subjects: readonly AlertSubject[];
  unit: Unit;
  /** Names the button for screen readers, where a list has several. */
  label?: string;
};

/** Opens the price alerts of a trait, a kind or a search. The watchlist lists all of them. */
export function AlertButton({ subjects, unit, label }: AlertButtonProps) {
  const isOpen = useFeatureEnabled('watchlist');
  if (isOpen === false) return null;
  if (isOpen === undefined) return <Skeleton className="h-8 w-28 rounded-control" />;
  return (
    <DialogButton
      title="Price alert"
      code={dialogCode}
      dialog={{ subjects, unit }}
      size="sm"
      aria-label={label}
    >
      <BellPlus aria-hidden />
      Price alert
    </DialogButton>
  );
}
