import type { ChainId } from '@trait-market/contract/economy/shared';
import { WalletAddressSchema } from '@trait-market/contract/shared';
import { numberToHex } from 'viem';
import * as z from 'zod/mini';

import { accountOf } from '../../kernel/account';
import type { World } from '../../world/world';
import { PLAYED_CHAINS } from './chains';

type RpcMethod = (world: World, chainId: ChainId, params: unknown) => string | undefined;

const BLOCK = z.optional(z.string());
const AddressParamsSchema = z.tuple([WalletAddressSchema, BLOCK]);
const CallParamsSchema = z.tuple([z.looseObject({}), BLOCK], z.unknown());

const NOTHING = '0x';

export const RPC_METHODS: ReadonlyMap<string, RpcMethod> = new Map<string, RpcMethod>([
  ['eth_chainId', (_world, chainId) => numberToHex(chainId)],
  ['net_version', (_world, chainId) => String(chainId)],
  [
    'eth_blockNumber',
    ({ clock }, chainId) => numberToHex(Math.floor(clock.now() / PLAYED_CHAINS[chainId].blockMs)),
  ],
  ['eth_gasPrice', (_world, chainId) => numberToHex(PLAYED_CHAINS[chainId].gasPriceWei)],
  [
    'eth_getBalance',
    ({ records }, chainId, params) => {
      const { success, data } = AddressParamsSchema.safeParse(params);
      if (!success) return undefined;
      return numberToHex(records.chainBalances.of(chainId, accountOf(data[0])));
    },
  ],
  [
    'eth_getCode',
    (_world, _chainId, params) =>
      AddressParamsSchema.safeParse(params).success ? NOTHING : undefined,
  ],
  [
    'eth_call',
    (_world, _chainId, params) =>
      CallParamsSchema.safeParse(params).success ? NOTHING : undefined,
  ],
]);
