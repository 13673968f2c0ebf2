import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { ChainIdSchema } from '../shared/chains';

export const ApprovedKindSchema = z.enum(['avatars', 'traits', 'coin']);
export type ApprovedKind = z.infer<typeof ApprovedKindSchema>;

/** A token contract, and whether the caller has approved Seaport to move its tokens. */
export const TokenApprovalSchema = z
  .looseObject({
    chainId: ChainIdSchema,
    token: WalletAddressSchema,
    kind: ApprovedKindSchema,
    name: z.string(),
    approved: z.boolean(),
    /** The number of the caller's open orders that can be filled only with this approval. */
    orders: z.int().check(z.minimum(0)),
  })
  .register(z.globalRegistry, { title: 'TokenApproval' });
export type TokenApproval = z.infer<typeof TokenApprovalSchema>;

export const ApprovalsSchema = z
  .looseObject({ items: z.array(TokenApprovalSchema) })
  .register(z.globalRegistry, { title: 'Approvals' });
export type Approvals = z.infer<typeof ApprovalsSchema>;
