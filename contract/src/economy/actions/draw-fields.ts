import { bytes32 } from './fields';

/** All that decides the result of a draw, except the link that only the provider knows. */
export const drawFields = {
  /** The hash of the link that the provider will reveal: it is bound to it. */
  commitment: bytes32,
  /** The hash of everything that can come out: the draw is from this, or refused. */
  table: bytes32,
  /** 32 random bytes that the browser makes after it has the commitment. */
  entropy: bytes32,
};
