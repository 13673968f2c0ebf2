import { bytes32 } from './fields';

/** The inputs that determine a draw, except the link, which only the provider knows. */
export const drawFields = {
  /** The hash of the link. It commits the provider to revealing exactly this link. */
  commitment: bytes32,
  // The hash of the table of possible results. The provider draws from this table or rejects the
  // action.
  table: bytes32,
  /** 32 random bytes, which the browser generates after it has received the commitment. */
  entropy: bytes32,
};
