import { lossOf, type TradeValue } from '@/lib/economy/floors/use-trade-values';

import { useRerollValues } from '../../reroll/use-reroll-values';
import type { ActionOf } from '../../shared/action';
import { type Compared, isFailed, missing, PriceTick, type TickProps } from './price-tick';

const FAILURE = 'Couldn’t compare what you put in with what can come out.';

const NOTHING: TradeValue = { amount: 0n, counted: 0, unknown: 1, missing: 0, bases: new Set() };

type RerollCheckProps = TickProps & { action: ActionOf<'reroll'> };

/** Requires a tick when a re-roll takes far more than the average value of what can come out, or when nothing shows that value. */
export function RerollCheck({ action: { pool, stake }, ...tick }: RerollCheckProps) {
  const { given, average, partlyKnown, queries } = useRerollValues(pool, stake);
  const isLoading = missing(FAILURE, ...queries.filter((query) => !isFailed(query))) === 'loading';
  const amount = BigInt(average?.price.amount ?? 0);
  const got = average ? { ...NOTHING, amount, counted: 1, unknown: 0 } : NOTHING;
  const basis = partlyKnown ? `with the ${partlyKnown}` : 'on average';
  const loss = average === undefined ? undefined : lossOf(pool.chainId, given, got, basis);
  const compared: Compared = isLoading
    ? 'loading'
    : {
        far: loss
          ? { words: loss, items: [], key: [loss, given.amount, amount].join('\n') }
          : undefined,
        failure: !loss && queries.some(isFailed) ? FAILURE : undefined,
      };
  return <PriceTick {...tick} compared={compared} />;
}
