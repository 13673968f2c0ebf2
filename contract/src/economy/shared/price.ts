import * as z from 'zod/mini';

import { WeiSchema } from './amount';
import { ChainIdSchema, CoinSchema } from './chains';
import { settledFields } from './transaction';

export const PriceSchema = z
  .looseObject({ chainId: ChainIdSchema, coin: CoinSchema, amount: WeiSchema })
  .register(z.globalRegistry, {
    title: 'Price',
    description: 'wei of a chain’s native or wrapped coin',
  });
export type Price = z.infer<typeof PriceSchema>;

export const SalePriceSchema = z.looseObject({
  price: PriceSchema,
  at: z.iso.datetime(),
  ...settledFields,
});
export type SalePrice = z.infer<typeof SalePriceSchema>;
