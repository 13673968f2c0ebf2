import type { ChainId } from '@trait-market/contract/economy/shared';
import { WalletAddressSchema } from '@trait-market/contract/shared';
import { numberToHex } from 'viem';
import * as z from 'zod/mini';

import { accountOf } from '../../kernel/account';
import type { World } from '../../world/world';
import type { RpcOutcome } from './chain/contract-methods';
import { PLAYED_CHAINS } from './chains';

type RpcMethod = (
  world: World,
  chainId: ChainId,
  params: unknown,
) => RpcOutcome | Promise<RpcOutcome>;

const AddressParamsSchema = z.tuple([WalletAddressSchema, z.optional(z.string())]);

// Imports the EVM on first use, because it is large and most runs never need it.
const onContracts =
  (name: 'getCode' | 'callContract'): RpcMethod =>
  async (_world, chainId, params) => {
    const [{ demoChain }, methods] = await Promise.all([
      import('./chain/demo-chain'),
      import('./chain/contract-methods'),
    ]);
    return methods[name](await demoChain(chainId), params);
  };

export const RPC_METHODS: ReadonlyMap<string, RpcMethod> = new Map<string, RpcMethod>([
  ['eth_chainId', (_world, chainId) => ({ result: numberToHex(chainId) })],
  ['net_version', (_world, chainId) => ({ result: String(chainId) })],
  [
    'eth_blockNumber',
    ({ clock }, chainId) => ({
      result: numberToHex(Math.floor(clock.now() / PLAYED_CHAINS[chainId].blockMs)),
    }),
  ],
  [
    'eth_gasPrice',
    (_world, chainId) => ({ result: numberToHex(PLAYED_CHAINS[chainId].gasPriceWei) }),
  ],
  [
    'eth_getBalance',
    ({ records }, chainId, params) => {
      const { success, data } = AddressParamsSchema.safeParse(params);
      if (!success) return undefined;
      return { result: numberToHex(records.chainBalances.of(chainId, accountOf(data[0]))) };
    },
  ],
  ['eth_getCode', onContracts('getCode')],
  ['eth_call', onContracts('callContract')],
]);
