import { hashMessage, hashTypedData } from 'viem';

import type { SmartAccount } from '../capabilities';
import type { SuiteWallet } from './session';

/** Returns a wallet that signs as a contract on its chain. */
export const smartWallet = ({ address, chainId = 1, sign }: SmartAccount): SuiteWallet => ({
  address,
  signMessage: ({ message }) => sign(hashMessage(message), chainId),
  signTypedData: (data) => sign(hashTypedData(data), chainId),
});
