import {
  createAccountCall,
  DEMO_FACTORY,
  DEMO_SMART_CHAIN,
} from '@trait-market/contract/demo-smart-account';
import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';
import type { ChainId } from '@trait-market/contract/economy/shared';
import { zeroAddress } from 'viem';

import { contractCallsOn, type ContractCalls } from './contract-calls';
import { DEMO_FACTORY_CODE } from './demo-factory-code';
import { openEvmChain } from './evm-chain';

/** Opens a chain with the demo account's factory, and on one chain with the account itself. */
export const openDemoChain = async (chainId: ChainId) => {
  const chain = await openEvmChain(chainId);
  await chain.deployAt(DEMO_FACTORY, DEMO_FACTORY_CODE);
  if (chainId === DEMO_SMART_CHAIN) {
    const data = createAccountCall(DEMO_ADDRESS);
    await chain.call({ from: zeroAddress, to: DEMO_FACTORY, data });
  }
  return chain;
};

const opened = new Map<ChainId, Promise<ContractCalls>>();

/** Returns the chain of all worlds, which can share it because no call changes it. */
export const demoChain = (chainId: ChainId): Promise<ContractCalls> => {
  const known = opened.get(chainId) ?? openDemoChain(chainId).then(contractCallsOn);
  opened.set(chainId, known);
  return known;
};
