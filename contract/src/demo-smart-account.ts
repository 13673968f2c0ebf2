import {
  encodeAbiParameters,
  encodeFunctionData,
  hashMessage,
  parseAbi,
  serializeErc6492Signature,
  type Address,
  type Hex,
  type SignableMessage,
} from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';

import { DEMO_SMART_ADDRESS } from './demo-address';
import { demoAccount } from './demo-wallet';

/** The contract that creates demo smart accounts, at an address that depends on their owner. */
export const DEMO_FACTORY: Address = '0x5ACC0fac7000000000000000000000000000de30';

/** The chain on which the demo smart account exists. On others, it signs before it exists. */
export const DEMO_SMART_CHAIN = 1;

const FACTORY_ABI = parseAbi(['function createAccount(address owner) returns (address)']);

/** Returns the call of the factory that creates the owner's account. */
export const createAccountCall = (owner: Address): Hex =>
  encodeFunctionData({ abi: FACTORY_ABI, functionName: 'createAccount', args: [owner] });

type SmartSigner = { owner: PrivateKeyAccount; account: Address; chainId: number };

/** Signs for a contract of `DemoSmartAccount.sol` (ERC-1271), bound to its address and chain. */
export const signForContract = async (
  { owner, account, chainId }: SmartSigner,
  digest: Hex,
): Promise<Hex> => {
  const signature = await owner.signTypedData({
    domain: {
      name: 'Trait Market demo smart account',
      version: '1',
      chainId,
      verifyingContract: account,
    },
    types: { SmartAccountMessage: [{ name: 'hash', type: 'bytes32' }] },
    primaryType: 'SmartAccountMessage',
    message: { hash: digest },
  });
  return encodeAbiParameters([{ type: 'uint256' }, { type: 'bytes' }], [0n, signature]);
};

/** Signs for a contract that doesn't exist yet (ERC-6492). */
export const signBeforeCreation = async (signer: SmartSigner, digest: Hex): Promise<Hex> =>
  serializeErc6492Signature({
    address: DEMO_FACTORY,
    data: createAccountCall(signer.owner.address),
    signature: await signForContract(signer, digest),
  });

/**
 * Returns the demo smart account, which signs with the demo wallet's public key. Never send
 * anything of value to it.
 */
export const demoSmartAccount = () => {
  const sign = (digest: Hex, chainId: number): Promise<Hex> => {
    const signer = { owner: demoAccount(), account: DEMO_SMART_ADDRESS, chainId };
    return chainId === DEMO_SMART_CHAIN
      ? signForContract(signer, digest)
      : signBeforeCreation(signer, digest);
  };
  return {
    address: DEMO_SMART_ADDRESS,
    sign,
    signMessage: ({ message, chainId }: { message: SignableMessage; chainId: number }) =>
      sign(hashMessage(message), chainId),
  };
};
