import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { Uint256Schema } from '../shared/amount';
import { SlotSchema } from '../shared/slots';

/**
 * "This avatar still wears that trait": checked when the order is filled, so that nothing is sold
 * after its traits were taken off (semantics of ERC-7496).
 */
export const TraitCommitmentSchema = z
  .strictObject({
    /** The contract of the avatar's collection, which is the trait's too. */
    token: WalletAddressSchema,
    avatarId: Uint256Schema,
    slot: SlotSchema,
    /** The trait's token id. */
    traitId: Uint256Schema,
  })
  .check(z.meta({ title: 'TraitCommitment' }));
export type TraitCommitment = z.infer<typeof TraitCommitmentSchema>;

export const TraitCommitmentsSchema = z.array(TraitCommitmentSchema).check(z.maxLength(20));
