import { type ChainId, CHAINS } from '@trait-market/contract/economy/shared';
import type { Balance } from '@trait-market/contract/economy/wallets';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { coinText } from '@/lib/economy/amounts/coin-amount';

import { ConvertNotice } from '../shared/coins/convert-notice';
import type { ConvertNeed } from '../shared/coins/convert-need';
import { ApprovalNote } from '../shared/form/approval-note';
import { sumOf } from '../shared/form/price-rows';

type OfferSumsProps = {
  chainId: ChainId;
  count: number;
  total: bigint;
  balance: Balance | undefined;
  need: ConvertNeed;
};

/** Shows what the offers of a network cost if all are accepted, and what is wrapped for them. */
export function OfferSums({ chainId, count, total, balance, need }: OfferSumsProps) {
  return (
    <section className="grid gap-2">
      <h3 className="text-sm text-muted">On {CHAINS[chainId].name}</h3>
      <AmountRows
        rows={[
          {
            label: 'You hold',
            value: coinText(chainId, 'wrapped', BigInt(balance?.wrapped ?? '0')),
          },
          {
            label:
              count === 1 ? 'If it’s accepted, you pay' : `If all ${count} are accepted, you pay`,
            ...sumOf(chainId, 'wrapped', total),
          },
        ]}
      />
      <ConvertNotice chainId={chainId} need={need} />
      <ApprovalNote chainId={chainId} tokens={[CHAINS[chainId].wrapped]} />
    </section>
  );
}
