import type { WalletAddress } from '../../shared/wallet-address';
import { ChainIdSchema } from '../shared/chains';
import type { Bytes32 } from '../shared/hex';
import { packOpenTypedData } from '../typed-data/pack-acts';
import type { SignedDraw } from './draws.schema';

/** What of a signed act decides a draw, whatever kind of draw it is. */
export type DrawTerms = {
  by: WalletAddress;
  commitment: Bytes32;
  table: Bytes32;
  entropy: Bytes32;
  times: number;
};

/** What decides a draw, out of what was signed for it. */
export const drawTermsOf = ({ message }: SignedDraw): DrawTerms => ({
  by: message.owner,
  commitment: message.commitment,
  table: message.table,
  entropy: message.entropy,
  times: Number(message.packs),
});

/**
 * The typed data whose signature a draw shows.
 *
 * @throws for a chain that isn't known
 */
export const drawTypedData = ({ chainId, deployment, message }: SignedDraw) =>
  packOpenTypedData({ chainId: ChainIdSchema.parse(chainId), deployment }, message);
