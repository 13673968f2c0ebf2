import { CHAINS } from '@trait-market/contract/economy/shared';

import type { Movement } from '../../economy/ledger/settlement';
import { MARKET_FEE_ACCOUNT } from '../../economy/prices/fees';
import { accountOf } from '../../kernel/account';
import { FEE_ACCOUNTS } from '../market-catalogue';
import type { Plant } from './hold-against-seaport';
import { moving, reading, understanding } from './planted-errors';

type Coin = Extract<Movement, { kind: 'coin' }>;

/** Changes the payment, or the fees, of trades with coin. */
const paying = (ofFees: boolean, change: (coin: Coin) => readonly Movement[]): Plant =>
  moving((movements) => {
    const isTrade = movements.filter(({ kind }) => kind === 'trait').length > 1;
    return movements.flatMap((movement) =>
      isTrade && movement.kind === 'coin' && FEE_ACCOUNTS.includes(movement.to) === ofFees
        ? change(movement)
        : [movement],
    );
  });

/** Errors in trades with coin. */
export const PLANTED_COIN_ERRORS: Readonly<Record<string, Plant>> = {
  'the coin of a trade stays with its owner': paying(false, () => []),
  'the coin of a trade is paid by the wrong side': paying(false, (coin) => [
    { ...coin, from: coin.to, to: coin.from },
  ]),
  'the coin of a trade is paid in the other coin': paying(false, (coin) => [
    { ...coin, coin: coin.coin === 'native' ? 'wrapped' : 'native' },
  ]),
  'the coin of a trade has no fees': paying(true, () => []),
  'the fees on the coin of a trade all go to the market': paying(true, (coin) => [
    { ...coin, to: accountOf(MARKET_FEE_ACCOUNT) },
  ]),
  'the coin of a trade is not read': understanding(({ kind, money }) =>
    kind === 'trade' && money !== undefined ? { money: undefined } : {},
  ),
  'a trade gives wrapped coin without an approval': reading(({ isApproved }) => ({
    isApproved: (account, chainId, token) =>
      token === CHAINS[chainId].wrapped || isApproved(account, chainId, token),
  })),
};
