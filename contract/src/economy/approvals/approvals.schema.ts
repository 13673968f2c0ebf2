import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { ChainIdSchema } from '../shared/chains';

/** What tokens of a contract are. */
export const ApprovedKindSchema = z.enum(['avatars', 'traits', 'coin']);
export type ApprovedKind = z.infer<typeof ApprovedKindSchema>;

/** A contract of the market, and whether Seaport may move what the caller has under it. */
export const TokenApprovalSchema = z
  .looseObject({
    chainId: ChainIdSchema,
    token: WalletAddressSchema,
    kind: ApprovedKindSchema,
    /** Of the collection; of coin its symbol. */
    name: z.string(),
    approved: z.boolean(),
    /** Own open orders that are filled by it: without it they are inactive. */
    orders: z.int().check(z.minimum(0)),
  })
  .check(z.meta({ title: 'TokenApproval' }));
export type TokenApproval = z.infer<typeof TokenApprovalSchema>;

/** Of every contract of the market. */
export const ApprovalsSchema = z
  .looseObject({ items: z.array(TokenApprovalSchema) })
  .check(z.meta({ title: 'Approvals' }));
export type Approvals = z.infer<typeof ApprovalsSchema>;
