import { ShownRefSchema } from '@trait-market/contract/economy/showcases';
import * as z from 'zod/mini';

import { AccountSchema } from '../../kernel/account';

export const ShowcaseRowSchema = z.strictObject({
  account: AccountSchema,
  items: z.array(ShownRefSchema),
});
