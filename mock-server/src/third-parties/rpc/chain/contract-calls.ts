import { setImmediate } from 'node:timers/promises';

import { zeroAddress, type Address, type Hex } from 'viem';

import type { Call, Called, EvmChain } from './evm-chain';

// Bounds how long a contract can block this process.
const MOST_GAS = 1_500_000n;

/** A chain on which calls change nothing. */
export type ContractCalls = {
  call: (call: Omit<Call, 'from'> & { from?: Address | undefined }) => Promise<Called>;
  codeAt: (address: Address) => Promise<Hex>;
};

/** Runs each call alone and then reverts it, because all calls share the state. */
export const contractCallsOn = (chain: EvmChain): ContractCalls => {
  let last: Promise<unknown> = Promise.resolve();
  const serially = <Result>(task: () => Promise<Result>): Promise<Result> => {
    // Lets other requests run between the calls, which don't yield by themselves.
    const result = last.then(() => setImmediate()).then(task);
    last = result.catch(() => undefined);
    return result;
  };
  return {
    call: ({ from = zeroAddress, gas = MOST_GAS, ...call }) =>
      serially(async () => {
        await chain.fork();
        try {
          return await chain.call({ ...call, from, gas: gas < MOST_GAS ? gas : MOST_GAS });
        } finally {
          await chain.undo();
        }
      }),
    codeAt: (address) => serially(() => chain.codeAt(address)),
  };
};
