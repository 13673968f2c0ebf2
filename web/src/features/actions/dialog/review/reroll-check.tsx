import type { WalletAddress } from '@trait-market/contract/shared';

import { lossOf } from '@/lib/economy/floors/use-trade-values';

import { useRerollValues } from '../../reroll/use-reroll-values';
import type { ActionOf } from '../../shared/action';
import { type Compared, isFailed, missing, PriceTick, type TickProps } from './price-tick';

const FAILURE = 'Couldn’t compare what you put in with the average floor.';

type RerollCheckProps = TickProps & { action: ActionOf<'reroll'>; address: WalletAddress };

/** Asks for a tick when a re-roll takes far more than the average of what can come out. */
export function RerollCheck({ action: { pool, stake }, address, ...tick }: RerollCheckProps) {
  const { given, average, queries } = useRerollValues(pool, stake, address);
  const isLoading = missing(FAILURE, ...queries.filter((query) => !isFailed(query))) === 'loading';
  const loss =
    average &&
    lossOf(
      pool.chainId,
      given,
      {
        amount: BigInt(average.price.amount),
        counted: 1,
        unknown: 0,
        missing: 0,
        bases: new Set(),
      },
      'on average',
    );
  const compared: Compared = isLoading
    ? 'loading'
    : {
        far: loss
          ? {
              words: loss,
              items: [],
              key: [loss, given.amount, average.price.amount].join('\n'),
            }
          : undefined,
        failure: !loss && queries.some(isFailed) ? FAILURE : undefined,
      };
  return <PriceTick {...tick} compared={compared} />;
}
