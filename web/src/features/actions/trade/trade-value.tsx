import { Skeleton } from '@/components/ui/skeleton';

import { replacingText } from '../messages/cancel';
import type { ActionOf, StepsAt } from '../shared/action';
import { SignedSides } from '../shared/orders/signed-sides';
import { TradeSides } from '../shared/orders/trade-sides';
import { TradeChanges } from './trade-changes';

type TradeValueProps = { action: ActionOf<'trade' | 'tradeAvatar'>; progress: StepsAt };

const STILL_OPEN = ' Until the cancellation is sent, anyone can still accept your old trade.';

/**
 * Compares both sides of the trade to sign, if all that is signed can be shown, and
 * with the trade that it replaces.
 */
export function TradeValue({ action, progress }: TradeValueProps) {
  const { steps } = progress;
  const { replaces } = action;
  const step = steps.find((one) => one.kind === 'order');
  const words = replaces && replacingText('trade', progress, STILL_OPEN);
  return (
    <>
      {words !== undefined && <p className="text-sm">{words}</p>}
      <SignedSides action={action} steps={steps}>
        {(sides) =>
          sides === 'loading' ? (
            <Skeleton className="h-40 w-full rounded-control" />
          ) : (
            <>
              {replaces && step && <TradeChanges order={replaces} sides={sides} step={step} />}
              {sides && <TradeSides {...sides} />}
            </>
          )
        }
      </SignedSides>
    </>
  );
}
