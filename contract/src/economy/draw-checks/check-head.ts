import {
  isExtended,
  isHeadSigned,
  type ConsistencyProof,
  type DrawLog,
  type InclusionProof,
} from '../draw-log';
import type { Bytes32 } from '../shared/hex';
import type { LogFault } from './log-fault';

/** Fetches proofs, which nothing has checked yet. They are undefined if the log has none. */
export type ProofSource = {
  inclusion: (hash: Bytes32, size: number) => Promise<InclusionProof | undefined>;
  consistency: (first: number, second: number) => Promise<ConsistencyProof | undefined>;
};

/** The signature of a head covers whole seconds only. */
export const secondOf = (time: string): number => Math.floor(Date.parse(time) / 1000);

export type HeadCheck = {
  faults: LogFault[];
  /** The proof that one head extends the other; missing if none was needed or there is none. */
  consistency?: ConsistencyProof | undefined;
};

const compareHeads = async (
  source: ProofSource,
  before: DrawLog,
  log: DrawLog,
): Promise<HeadCheck> => {
  const { head } = log;
  const isShorter = head.size < before.head.size;
  // An earlier head may arrive later, but a log that has shrunk since is another log.
  if (isShorter && secondOf(head.time) > secondOf(before.head.time)) {
    return { faults: ['split-log'] };
  }
  const [first, second] = isShorter ? [head, before.head] : [before.head, head];
  if (first.size === 0) return { faults: [] };
  const consistency =
    first.size === second.size ? { path: [] } : await source.consistency(first.size, second.size);
  const isProven = consistency !== undefined && isExtended(first, second, consistency.path);
  return { faults: isProven ? [] : ['split-log'], consistency };
};

/**
 * Checks the signature of a log's head, and that the log extends the one that was seen before.
 *
 * @param before a log whose head was checked when it was seen
 */
export const checkHead = async (
  source: ProofSource,
  log: DrawLog,
  before: DrawLog | undefined,
): Promise<HeadCheck> => {
  if (!(await isHeadSigned(log.head, log.signer))) return { faults: ['bad-log'] };
  if (before === undefined) return { faults: [] };
  if (before.signer.toLowerCase() !== log.signer.toLowerCase()) return { faults: ['other-signer'] };
  return compareHeads(source, before, log);
};
