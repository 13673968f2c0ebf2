import { Bytes32Schema } from '@trait-market/contract/economy/shared';
import * as z from 'zod/mini';

import { AccountSchema } from '../../kernel/account';

/** An entry of the draw log. Its key is its index. */
export const DrawLogRowSchema = z.strictObject({
  entry: z.string(),
  hash: Bytes32Schema,
  wallet: AccountSchema,
  /** The draw that was accepted, or the anchor of the chain that was published. */
  subject: z.nullable(Bytes32Schema),
});
export type DrawLogRow = z.infer<typeof DrawLogRowSchema>;
