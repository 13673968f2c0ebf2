import { Skeleton } from '@/components/ui/skeleton';

import type { ActionOf, StepsAt } from '../shared/action';
import { SignedSides } from '../shared/orders/signed-sides';
import { TradeSides } from '../shared/orders/trade-sides';

type TradeValueProps = { action: ActionOf<'trade' | 'tradeAvatar'>; progress: StepsAt };

/** Compares both sides of the trade to sign by their floors, if all that is signed can be shown. */
export function TradeValue({ action, progress: { steps } }: TradeValueProps) {
  return (
    <SignedSides action={action} steps={steps}>
      {(sides) =>
        sides === 'loading' ? (
          <Skeleton className="h-40 w-full rounded-control" />
        ) : (
          sides && <TradeSides {...sides} />
        )
      }
    </SignedSides>
  );
}
