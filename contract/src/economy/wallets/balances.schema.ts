import * as z from 'zod/mini';

import { Uint256Schema, WeiSchema } from '../shared/amount';
import { ChainIdSchema } from '../shared/chains';

/** A wallet's balances on one chain. Balances of different chains are never added up. */
export const BalanceSchema = z
  .looseObject({
    chainId: ChainIdSchema,
    native: WeiSchema,
    wrapped: WeiSchema,
    counter: Uint256Schema,
  })
  .register(z.globalRegistry, { title: 'Balance' });
export type Balance = z.infer<typeof BalanceSchema>;

export const BalancesSchema = z
  .looseObject({ items: z.array(BalanceSchema) })
  .register(z.globalRegistry, { title: 'Balances' });
export type Balances = z.infer<typeof BalancesSchema>;
