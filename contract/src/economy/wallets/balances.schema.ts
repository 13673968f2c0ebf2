import * as z from 'zod/mini';

import { Uint256Schema, WeiSchema } from '../shared/amount';
import { ChainIdSchema } from '../shared/chains';

/** A wallet's balances on one chain. Balances of different chains are never added up. */
export const BalanceSchema = z
  .looseObject({
    chainId: ChainIdSchema,
    native: WeiSchema,
    wrapped: WeiSchema,
    /** The counter for the wallet's next order on this chain. */
    counter: Uint256Schema,
  })
  .check(z.meta({ title: 'Balance' }));
export type Balance = z.infer<typeof BalanceSchema>;

export const BalancesSchema = z
  .looseObject({ items: z.array(BalanceSchema) })
  .check(z.meta({ title: 'Balances' }));
export type Balances = z.infer<typeof BalancesSchema>;
