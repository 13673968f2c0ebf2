import * as z from 'zod/mini';

import { AccountSchema } from '../../kernel/account';
import { AvatarRowSchema, TimeSchema } from './rows';

export const OutfitRowSchema = z.strictObject({
  id: z.string(),
  account: AccountSchema,
  name: z.string(),
  collection: z.string(),
  worn: AvatarRowSchema.shape.worn,
  createdAt: TimeSchema,
});
export type OutfitRow = z.infer<typeof OutfitRowSchema>;
