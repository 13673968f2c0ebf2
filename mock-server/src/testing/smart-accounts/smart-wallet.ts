import {
  DEMO_FACTORY,
  signBeforeCreation,
  signForContract,
} from '@trait-market/contract/demo-smart-account';
import {
  concatHex,
  encodeAbiParameters,
  getContractAddress,
  hashMessage,
  hashTypedData,
  zeroHash,
  type Address,
  type Hex,
} from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';

import type { TestWallet } from '../wallet';
import { compileDemoAccount } from './compile-demo-account';

let code: Hex | undefined;

export const smartAddressOf = (owner: Address): Address =>
  getContractAddress({
    opcode: 'CREATE2',
    from: DEMO_FACTORY,
    salt: zeroHash,
    bytecode: concatHex([
      (code ??= compileDemoAccount().account),
      encodeAbiParameters([{ type: 'address' }], [owner]),
    ]),
  });

/** Returns the smart account of an owner on a chain; `isWrapped` while it doesn't exist there. */
export const smartWallet = (
  owner: PrivateKeyAccount,
  { chainId = 1, isWrapped = false } = {},
): TestWallet => {
  const signer = { owner, account: smartAddressOf(owner.address), chainId };
  const sign = (digest: Hex) => (isWrapped ? signBeforeCreation : signForContract)(signer, digest);
  return {
    address: signer.account,
    sign: ({ hash }) => sign(hash),
    signMessage: ({ message }) => sign(hashMessage(message)),
    signTypedData: (data) => sign(hashTypedData(data)),
  };
};
