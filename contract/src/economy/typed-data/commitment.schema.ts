import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { Uint256Schema } from '../shared/amount';
import { SlotSchema } from '../shared/slots';

/**
 * The commitment that an avatar still wears a trait (semantics of ERC-7496). It is checked at the
 * time of the fill, so that an avatar can't be sold after its traits were taken off.
 */
export const TraitCommitmentSchema = z
  .strictObject({
    /** The contract of the avatar's and the trait's collection. */
    token: WalletAddressSchema,
    avatarId: Uint256Schema,
    slot: SlotSchema,
    /** The trait's token id. */
    traitId: Uint256Schema,
  })
  .register(z.globalRegistry, { title: 'TraitCommitment' });
export type TraitCommitment = z.infer<typeof TraitCommitmentSchema>;

export const TraitCommitmentsSchema = z.array(TraitCommitmentSchema).check(z.maxLength(20));
