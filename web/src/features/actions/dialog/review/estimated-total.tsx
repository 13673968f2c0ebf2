import { CHAIN_IDS, CoinSchema } from '@trait-market/contract/economy/shared';

import { Estimate } from '@/components/economy/prices/estimate';
import { EstimateNote } from '@/components/economy/prices/estimate-note';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { listText } from '@/lib/format/list-text';

import type { Signable } from '../../messages/step';
import { messageOf } from '../../messages/signed-messages';
import type { Money } from '../../messages/message';

/** Adds up the amounts of each coin: "0.3 ETH and 12 POL". */
const sumText = (money: readonly Money[]): string =>
  listText(
    CHAIN_IDS.flatMap((chainId) =>
      CoinSchema.options.flatMap((coin) => {
        const own = money.filter((one) => one.chainId === chainId && one.coin === coin);
        if (own.length === 0) return [];
        return [
          coinText(
            chainId,
            coin,
            own.reduce((sum, { amount }) => sum + BigInt(amount), 0n),
          ),
        ];
      }),
    ),
  );

type LineProps = {
  /** "pay" or "get". */
  verb: string;
  /** Follows the verb if an amount is a limit: "at most". */
  limit: string;
  money: readonly Money[];
};

/** Returns whether the amounts are only offered: they are paid when someone accepts. */
const isOffer = (money: readonly Money[]): boolean =>
  money.every(({ isPaid, isLater, isOfTrade }) => isPaid && isLater && !isOfTrade);

const labelOf = (verb: string, money: readonly Money[]): string => {
  if (isOffer(money)) return 'You offer';
  return money.every(({ isOfTrade }) => isOfTrade) ? `You also ${verb}` : `You ${verb}`;
};

function Line({ verb, limit, money }: LineProps) {
  if (money.length === 0) return null;
  const label = labelOf(verb, money);
  const [{ fees } = {}, ...others] = money;
  const isLimited = money.some(({ isLimit = false }) => isLimit);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-muted">
      {isLimited ? `${label} ${limit}` : label}{' '}
      <span translate="no" className="text-lg font-bold text-foreground tabular-nums">
        {sumText(money)}
      </span>{' '}
      {others.length === 0 && fees && <span className="text-sm">{`(${fees})`} </span>}
      {isOffer(money) && <span className="text-sm">You’ll pay it if it’s accepted. </span>}
      <Estimate amounts={money} />
    </p>
  );
}

export function EstimatedTotal({ steps }: { steps: readonly Signable[] }) {
  const money = steps.flatMap((signable) => messageOf(signable).money?.(signable) ?? []);
  if (money.length === 0) return null;
  return (
    <div>
      <Line verb="pay" limit="at most" money={money.filter(({ isPaid }) => isPaid)} />
      <Line verb="get" limit="at least" money={money.filter(({ isPaid }) => !isPaid)} />
      <EstimateNote />
    </div>
  );
}
