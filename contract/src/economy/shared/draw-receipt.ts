import * as z from 'zod/mini';

import { SignatureSchema } from './hex';

/** An entry of the draw log with the provider's signature of its text. */
export const DrawReceiptSchema = z
  .looseObject({
    index: z.int().check(z.minimum(0)),
    entry: z.string(),
    signature: SignatureSchema,
  })
  .register(z.globalRegistry, { title: 'DrawReceipt' });
export type DrawReceipt = z.infer<typeof DrawReceiptSchema>;
