import type { Balance, WalletOrder } from '@trait-market/contract/economy/wallets';

import { coinText } from '@/lib/economy/amounts/coin-amount';

type OfferedCoinsProps = { balance: Balance; orders: readonly WalletOrder[] };

/** Says how much of the wrapped coin other open offers want, and how much is free. */
export function OfferedCoins({ balance: { chainId, wrapped }, orders }: OfferedCoinsProps) {
  const offers = orders.filter((order) => order.kind === 'offer' && order.chainId === chainId);
  if (offers.length === 0) return null;
  const wanted = offers.reduce(
    (sum, { unitPrice, remaining }) => sum + BigInt(unitPrice?.amount ?? 0) * BigInt(remaining),
    0n,
  );
  const free = BigInt(wrapped) > wanted ? BigInt(wrapped) - wanted : 0n;
  const text = (amount: bigint) => coinText(chainId, 'wrapped', amount);
  return (
    <p className="text-sm text-muted tabular-nums">
      {`Your ${offers.length === 1 ? 'other open offer wants' : `${offers.length} open offers want`} ${text(wanted)}, so ${text(free)} is free. You can offer more: the offers that are accepted first are paid.`}
    </p>
  );
}
