import { AlertQuerySchema } from '@trait-market/contract/economy/alerts';
import { Bytes32Schema, Uint256Schema, UnitSchema } from '@trait-market/contract/economy/shared';
import * as z from 'zod/mini';

import { AccountSchema } from '../../kernel/account';
import { PriceRowSchema } from './notice-row';
import { TimeSchema } from './rows';

const fired = { at: TimeSchema, orderHash: Bytes32Schema, price: PriceRowSchema };

export const AlertRowSchema = z.strictObject({
  id: z.string(),
  account: AccountSchema,
  about: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('trait'), id: z.string() }),
    z.strictObject({ kind: z.literal('search'), name: z.string(), query: AlertQuerySchema }),
  ]),
  maxPrice: Uint256Schema,
  unit: UnitSchema,
  createdAt: TimeSchema,
  /** When the alert was last saved; listings count from then on, and open ones immediately. */
  armedAt: TimeSchema,
  fired: z.nullable(
    z.union([
      z.strictObject({ ...fired, traitId: z.string() }),
      /** The avatar as `collection/tokenId`. */
      z.strictObject({ ...fired, avatar: z.string() }),
    ]),
  ),
});
export type AlertRow = z.infer<typeof AlertRowSchema>;
