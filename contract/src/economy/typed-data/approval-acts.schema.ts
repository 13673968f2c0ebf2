import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { Uint256Schema } from '../shared/amount';

/**
 * Lets Seaport move whatever a wallet has under one contract, or takes that back: what `setApprovalForAll` does
 * for avatars and traits, and `approve`, without an upper limit or with 0, for wrapped coin.
 */
export const ApprovalSchema = z
  .strictObject({
    owner: WalletAddressSchema,
    /** Of the avatars or the traits of a collection, or of wrapped coin. */
    token: WalletAddressSchema,
    /** Who may move it: Seaport, and nobody else here. */
    operator: WalletAddressSchema,
    approved: z.boolean(),
    /** Chosen by the wallet at random; each counts once. */
    nonce: Uint256Schema,
    /** Seconds since 1970. */
    deadline: Uint256Schema,
  })
  .check(z.meta({ title: 'Approval' }));
export type Approval = z.infer<typeof ApprovalSchema>;
