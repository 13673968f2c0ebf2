import { CHAIN_IDS } from '@trait-market/contract/economy/shared';
import assert from 'node:assert/strict';

import { MARKET_FEE_ACCOUNT } from '../../../economy/prices/fees';
import { POOL_ACCOUNT } from '../../../economy/reroll/pool';
import { accountOf, type Account } from '../../../kernel/account';
import { FEE_ACCOUNTS } from '../../market-catalogue';
import type { Model, Place } from '../place';

const accountsOf = ({ actors }: Place): Account[] => [
  ...actors.map(({ account }) => account),
  ...FEE_ACCOUNTS,
  accountOf(MARKET_FEE_ACCOUNT),
  POOL_ACCOUNT,
];

export const expectValidMoney = (place: Place, { money }: Model): void => {
  for (const chainId of CHAIN_IDS) {
    const purses = accountsOf(place).flatMap((account) =>
      (['native', 'wrapped'] as const).map((coin) =>
        place.market.context.settlement.coinOf(account, chainId, coin),
      ),
    );
    for (const purse of purses) assert.equal(purse >= 0n, true);
    assert.equal(
      purses.reduce((sum, wei) => sum + wei, 0n),
      money.get(chainId),
      `all coin on chain ${chainId}`,
    );
  }
};
