import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';

/** A wallet that took part in an event or order. */
export const PartySchema = z
  .looseObject({ address: WalletAddressSchema, username: z.nullable(z.string()) })
  .register(z.globalRegistry, { title: 'Party' });
export type Party = z.infer<typeof PartySchema>;
