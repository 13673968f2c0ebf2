import { bytes32 } from './fields';

/** The inputs that determine a draw, except the link, which only the provider knows. */
export const drawFields = {
  /** The hash of the link, which commits the provider to revealing it. */
  commitment: bytes32,
  /** The hash of all possible results; the draw uses this table or is refused. */
  table: bytes32,
  /** 32 random bytes, which the browser generates after it has received the commitment. */
  entropy: bytes32,
};
