import type { ChainId } from '@trait-market/contract/economy/shared';
import type { Balance } from '@trait-market/contract/economy/wallets';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { coinSymbol } from '@/lib/economy/amounts/coin-amount';

import { ConvertNotice } from '../shared/coins/convert-notice';
import { HeldCoins } from '../shared/coins/held-coins';
import { AmountField } from '../shared/form/fields';
import { buyerRows, sellerRows } from '../shared/form/price-rows';
import type { Added, Coins } from './added-coin';

type CoinFieldsProps = {
  chainId: ChainId;
  coins: Coins;
  added: Added;
  balance: Balance | undefined;
};

/** Adds coin to one side of a trade, with the fees and what the user lacks for it. */
export function CoinFields({ chainId, coins, added: { coin, need }, balance }: CoinFieldsProps) {
  const priced = coin && {
    chainId,
    coin: coin.side === 'given' ? ('wrapped' as const) : ('native' as const),
    unitPrice: coin.amount,
    quantity: 1n,
    fees: coin.fees,
  };
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 text-sm font-medium">Add coin (optional)</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <AmountField
          label={`You add, in ${coinSymbol(chainId, 'wrapped')}`}
          {...coins.given.field}
        />
        <AmountField
          label={`You ask for, in ${coinSymbol(chainId, 'native')}`}
          {...coins.wanted.field}
        />
      </div>
      <ConvertNotice chainId={chainId} need={need} />
      {balance && <HeldCoins balance={balance} />}
      {priced && (
        <AmountRows
          rows={
            coin.side === 'given' ? buyerRows(priced, 'You add') : sellerRows(priced, 'You ask for')
          }
        />
      )}
    </fieldset>
  );
}
