import { RoundTextSchema } from '../beacon/beacon.schema';
import { bytes32, uint256 } from './fields';

/** The inputs that determine a draw, except the link and the round's randomness. */
export const drawFields = {
  /** The hash of the link. It commits the provider to revealing exactly this link. */
  commitment: bytes32,
  // The hash of the table of possible results. The provider draws from this table or rejects the
  // action.
  table: bytes32,
  /** 32 random bytes, which the browser generates after it has received the commitment. */
  entropy: bytes32,
  /** The chain hash of the public randomness beacon. */
  beacon: bytes32,
  /** The round that decides the draw. The provider must accept the action before it is due. */
  round: uint256(RoundTextSchema),
};
