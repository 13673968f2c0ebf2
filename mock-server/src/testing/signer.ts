import type { Bytes32, Signature } from '@trait-market/contract/economy/shared';
import type { Hex } from 'viem';

import { accountOf, type Account } from '../kernel/account';
import { freshNumber } from './fresh-numbers';
import { DEPLOYMENT, soon } from './market';
import type { TestWallet } from './wallet';

/** The data that an account needs for signing; `deadline` is in seconds since 1970. */
export type Signer = {
  account: Account;
  sign: (digest: Hex) => Promise<Signature> | Signature;
  deployment: Bytes32;
  deadline: () => string;
  nonce: () => string;
};

export const signerOf = (
  wallet: TestWallet,
  now: () => number,
  deployment = DEPLOYMENT,
): Signer => ({
  account: accountOf(wallet.address),
  sign: (hash) => wallet.sign({ hash }),
  deployment,
  deadline: () => soon(now()),
  nonce: freshNumber,
});
