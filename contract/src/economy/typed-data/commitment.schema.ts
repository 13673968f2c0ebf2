import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { Uint256Schema } from '../shared/amount';
import { SlotSchema } from '../shared/slots';

/** A commitment that an avatar wears a trait when the order is filled (semantics of ERC-7496). */
export const TraitCommitmentSchema = z
  .strictObject({
    token: WalletAddressSchema,
    avatarId: Uint256Schema,
    slot: SlotSchema,
    traitId: Uint256Schema,
  })
  .register(z.globalRegistry, { title: 'TraitCommitment' });
export type TraitCommitment = z.infer<typeof TraitCommitmentSchema>;

export const TraitCommitmentsSchema = z.array(TraitCommitmentSchema).check(z.maxLength(20));
