import * as z from 'zod/mini';

export const CreditAmountsSchema = z
  .looseObject({ subscription: z.int(), vanilla: z.int() })
  .register(z.globalRegistry, { title: 'CreditAmounts' });
export type CreditAmounts = z.infer<typeof CreditAmountsSchema>;
