import { hashTypedData } from 'viem';

import { packOpenAction } from '../actions/packs';
import { rerollAction } from '../actions/reroll';
import type { WalletAddress } from '../../shared/wallet-address';
import { ChainIdSchema } from '../shared/chains';
import type { Bytes32 } from '../shared/hex';
import type { SignedDraw } from './draws.schema';

/** What of a signed action decides a draw, whatever kind of draw it is. */
export type DrawTerms = {
  by: WalletAddress;
  commitment: Bytes32;
  table: Bytes32;
  entropy: Bytes32;
  times: number;
};

/** What decides a draw, out of what was signed for it. */
export const drawTermsOf = (signed: SignedDraw): DrawTerms => ({
  by: signed.message.owner,
  commitment: signed.message.commitment,
  table: signed.message.table,
  entropy: signed.message.entropy,
  times: signed.kind === 'pack' ? Number(signed.message.packs) : 1,
});

/**
 * What a wallet signed for a draw: the EIP-712 digest, which is the draw's id.
 *
 * @throws for a chain that isn't known
 */
export const drawDigest = (signed: SignedDraw): Bytes32 => {
  const place = { chainId: ChainIdSchema.parse(signed.chainId), deployment: signed.deployment };
  return signed.kind === 'pack'
    ? hashTypedData(packOpenAction.typedData(place, signed.message))
    : hashTypedData(rerollAction.typedData(place, signed.message));
};
