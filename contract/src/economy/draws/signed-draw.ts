import { hashTypedData } from 'viem';

import { packOpenAction } from '../actions/packs';
import { rerollAction } from '../actions/reroll';
import { ChainIdSchema } from '../shared/chains';
import type { Bytes32 } from '../shared/hex';
import type { SignedDraw } from './draws.schema';

/** The signed fields that determine a draw, in the same form for packs and re-rolls. */
export type DrawTerms = {
  commitment: Bytes32;
  table: Bytes32;
  entropy: Bytes32;
  beacon: Bytes32;
  round: number;
  times: number;
};

export const drawTermsOf = (signed: SignedDraw): DrawTerms => ({
  commitment: signed.message.commitment,
  table: signed.message.table,
  entropy: signed.message.entropy,
  beacon: signed.message.beacon,
  round: Number(signed.message.round),
  times: signed.kind === 'pack' ? Number(signed.message.packs) : 1,
});

/**
 * Returns the EIP-712 digest of a signed draw, which is its id.
 * @throws when the chain is unknown
 */
export const drawDigest = (signed: SignedDraw): Bytes32 => {
  const place = { chainId: ChainIdSchema.parse(signed.chainId), deployment: signed.deployment };
  return signed.kind === 'pack'
    ? hashTypedData(packOpenAction.typedData(place, signed.message))
    : hashTypedData(rerollAction.typedData(place, signed.message));
};
