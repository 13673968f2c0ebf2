import type { Balance } from '@trait-market/contract/economy/wallets';

import { coinSymbol, coinText, worthText } from '@/lib/economy/amounts/coin-amount';

export function HeldCoins({ balance: { chainId, wrapped, native } }: { balance: Balance }) {
  return (
    <p className="text-sm text-muted tabular-nums">
      You hold <span translate="no">{coinText(chainId, 'wrapped', BigInt(wrapped))}</span> and{' '}
      <span translate="no">{coinText(chainId, 'native', BigInt(native))}</span>.{' '}
      <span translate="no">{coinSymbol(chainId, 'wrapped')}</span> is{' '}
      <span translate="no">{coinSymbol(chainId, 'native')}</span> for offers and trades:{' '}
      <span translate="no">{worthText(chainId)}</span>.
    </p>
  );
}
