import type { Hex } from 'viem';

import { compileContracts } from '../seaport/compile';

const SOURCE = new URL('../../third-parties/rpc/chain/DemoSmartAccount.sol', import.meta.url);

/** The module that contains the compiled code of the demo account's factory. */
export const CODE_MODULE = new URL(
  '../../third-parties/rpc/chain/demo-factory-code.ts',
  import.meta.url,
);

/** Returns the creation codes of the contracts in `DemoSmartAccount.sol`. */
export const compileDemoAccount = (): { account: Hex; factory: Hex } => {
  const codes = compileContracts([SOURCE]);
  const [account, factory] = [codes.get('DemoSmartAccount'), codes.get('DemoSmartAccountFactory')];
  if (account === undefined || factory === undefined) throw new Error('A contract is missing');
  return { account, factory };
};
