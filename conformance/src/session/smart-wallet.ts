import { hashMessage, hashTypedData } from 'viem';

import type { SmartAccount } from '../capabilities';
import type { SuiteWallet } from './session';

/** Returns a wallet that signs as a contract on one chain. */
export const smartWallet = ({ address, sign }: SmartAccount, chainId: 1 | 137): SuiteWallet => ({
  address,
  signMessage: ({ message }) => sign(hashMessage(message), chainId),
  signTypedData: (data) => sign(hashTypedData(data), chainId),
});
