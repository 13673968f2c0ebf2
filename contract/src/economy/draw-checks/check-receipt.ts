import {
  isIncluded,
  isReceiptSigned,
  leafHash,
  parseEntry,
  type DrawLog,
  type InclusionProof,
} from '../draw-log';
import type { Draw, DrawReceipt } from '../draws';
import type { WalletAddress } from '../../shared/wallet-address';
import { secondOf, type ProofSource } from './check-head';
import { isLoggedAs } from './is-logged-as';
import type { LogFault } from './log-fault';

export type ReceiptCheck = {
  faults: LogFault[];
  /** The proof that the log has the receipt's entry, if there is one. */
  inclusion?: InclusionProof | undefined;
};

/** Checks that a log contains a receipt, and not as an entry that is older than the log before. */
export const checkInclusion = async (
  source: Pick<ProofSource, 'inclusion'>,
  receipt: DrawReceipt,
  { head }: DrawLog,
  before?: DrawLog,
): Promise<ReceiptCheck> => {
  const leaf = leafHash(receipt.entry);
  const inclusion = head.size === 0 ? undefined : await source.inclusion(leaf, head.size);
  if (inclusion === undefined || !isIncluded({ leaf, ...inclusion }, head)) {
    return { faults: ['not-logged'], inclusion };
  }
  const at = parseEntry(receipt.entry)?.at;
  const isBackdated =
    before !== undefined &&
    at !== undefined &&
    inclusion.index >= before.head.size &&
    secondOf(at) < secondOf(before.head.time);
  return { faults: isBackdated ? ['shifted-time'] : [], inclusion };
};

/** Returns whether a key signed a receipt of the draw's acceptance as the provider shows it. */
export const isReceiptOf = async (
  draw: Draw,
  receipt: DrawReceipt,
  key: WalletAddress,
): Promise<boolean> => {
  const entry = parseEntry(receipt.entry);
  return (
    entry?.type === 'accepted' && isLoggedAs(draw, entry) && (await isReceiptSigned(receipt, key))
  );
};

/**
 * Checks that a draw's receipt is the provider's, has the draw's contents, and is in the log.
 *
 * @param before the log that was seen before the draw, if any
 */
export const checkReceipt = async (
  source: Pick<ProofSource, 'inclusion'>,
  draw: Draw,
  receipt: DrawReceipt | undefined,
  log: DrawLog,
  before?: DrawLog,
): Promise<ReceiptCheck> => {
  const isOfDraw = receipt !== undefined && (await isReceiptOf(draw, receipt, log.signer));
  return isOfDraw ? checkInclusion(source, receipt, log, before) : { faults: ['not-logged'] };
};
