import type { Order } from '@trait-market/contract/economy/orders';
import type { WalletAddress } from '@trait-market/contract/shared';

import type { Action } from '@/lib/actions/action';

import type { Signable } from '../../messages/step';
import type { ActionOf } from '../../shared/action';
import { useHolding } from '../../shared/holding/use-holding';
import { acceptedSides, SignedSides, type Sides } from '../../shared/orders/signed-sides';
import { type TradedSides, useTradeValues } from '@/lib/economy/floors/use-trade-values';
import { type Compared, isFailed, missing, PriceTick, type TickProps } from './price-tick';

const FAILURE = 'Couldn’t compare both sides.';

function OfSides({ sides, ...tick }: TickProps & { sides: TradedSides }) {
  const { given, got, loss, queries } = useTradeValues(sides);
  const isLoading = missing(FAILURE, ...queries.filter((query) => !isFailed(query))) === 'loading';
  const compared: Compared = isLoading
    ? 'loading'
    : {
        far:
          loss === undefined
            ? undefined
            : { words: loss, items: [], key: [loss, given.amount, got.amount].join('\n') },
        failure: loss === undefined && queries.some(isFailed) ? FAILURE : undefined,
      };
  return <PriceTick {...tick} compared={compared} />;
}

function OfKnown({ sides, ...tick }: TickProps & { sides: Sides }) {
  if (typeof sides === 'object') return <OfSides sides={sides} {...tick} />;
  return <PriceTick {...tick} compared={sides ?? { failure: FAILURE }} />;
}

function OfAccepted({
  order,
  address,
  ...tick
}: TickProps & { order: Order; address: WalletAddress }) {
  const { isLoading, floorOf } = useHolding(order, address);
  return <OfKnown sides={isLoading ? 'loading' : acceptedSides(order, floorOf)} {...tick} />;
}

type Trade = ActionOf<'trade' | 'tradeAvatar' | 'accept'>;

/** Returns whether an action proposes, counters or accepts a trade. */
export const isTrade = (action: Action): action is Trade =>
  action.kind === 'trade' ||
  action.kind === 'tradeAvatar' ||
  (action.kind === 'accept' && action.order.kind === 'trade');

type TradeCheckProps = TickProps & {
  action: Trade;
  address: WalletAddress;
  steps: readonly Signable[];
};

/** Asks for a tick when a trade brings far less than it takes. */
export function TradeCheck({ action, address, steps, ...tick }: TradeCheckProps) {
  return action.kind === 'accept' ? (
    <OfAccepted order={action.order} address={address} {...tick} />
  ) : (
    <SignedSides action={action} steps={steps}>
      {(sides) => <OfKnown sides={sides} {...tick} />}
    </SignedSides>
  );
}
