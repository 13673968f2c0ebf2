import * as z from 'zod/mini';

import { Uint256Schema, WeiSchema } from '../shared/amount';
import { ChainIdSchema } from '../shared/chains';

/** What a wallet has on one chain. Never added up with another chain's. */
export const BalanceSchema = z
  .looseObject({
    chainId: ChainIdSchema,
    native: WeiSchema,
    wrapped: WeiSchema,
    /** What the wallet's next order on this chain has to carry. */
    counter: Uint256Schema,
  })
  .check(z.meta({ title: 'Balance' }));
export type Balance = z.infer<typeof BalanceSchema>;

export const BalancesSchema = z
  .looseObject({ items: z.array(BalanceSchema) })
  .check(z.meta({ title: 'Balances' }));
export type Balances = z.infer<typeof BalancesSchema>;
