import { roundTime, type Beacon } from '../beacon/beacon';
import {
  drawDigest,
  drawTermsOf,
  leadsToAnchor,
  MAX_ROUND_WAIT_S,
  opensCommitment,
  signatureFault,
  type DrawReceipt,
} from '../draws';
import type { RefusalCode } from '../shared/refusal-codes';
import { CHAIN_UNREACHABLE } from '../../shared/errors';
import type { WalletAddress } from '../../shared/wallet-address';
import { parseEntry, type LogEntryOf } from './log-entry';
import { isReceiptSigned } from './provider-signature';

/**
 * The codes that need no receipt: the commitment isn't the wallet's next one, so that the refusal
 * doesn't use it, or the signature couldn't be checked.
 */
const WITHOUT_RECEIPT: ReadonlySet<string> = new Set<RefusalCode>([
  'already-executed',
  'commitment-moved',
  'draw-waiting',
  CHAIN_UNREACHABLE,
]);

/** The codes of a message that doesn't bind the wallet. */
const UNBOUND: ReadonlySet<string> = new Set<RefusalCode>([
  'bad-signature',
  'not-yours',
  'wrong-chain',
  'wrong-deployment',
]);

/**
 * Returns whether a refusal of a draw without a receipt is a fault of the provider.
 *
 * @param code undefined for a response without an error code
 * @param isBinding whether the message is known to be signed by its owner, who sent it
 */
export const needsReceipt = (code: string | undefined, isBinding: boolean): boolean =>
  code === undefined || (!WITHOUT_RECEIPT.has(code) && (isBinding || !UNBOUND.has(code)));

type Refused = LogEntryOf<'refused'>;

/** Returns whether the entry's own time and message contradict its error code. */
const isCodeFalse = ({ at, code, signed }: Refused, beacon: Beacon): boolean => {
  const time = Date.parse(at);
  const terms = drawTermsOf(signed);
  const isBeacon = terms.beacon.toLowerCase() === beacon.hash;
  const due = isBeacon ? roundTime(beacon, terms.round) : undefined;
  switch (code) {
    case 'wrong-beacon':
      return isBeacon;
    case 'round-passed':
      return due !== undefined && due > time;
    case 'round-too-far':
      return due !== undefined && due <= time + MAX_ROUND_WAIT_S * 1000;
    case 'deadline-passed':
      return Number(signed.message.deadline) * 1000 > time;
    default:
      return false;
  }
};

/** The faults of a refusal that need only its entry. */
export type RefusalFault =
  | 'bad-signature'
  | 'unverifiable-signature'
  | 'tampered-link'
  | 'false-refusal';

/** @param beacon the configured beacon, whatever beacon the message names */
export const refusalFaults = async (entry: Refused, beacon: Beacon): Promise<RefusalFault[]> => {
  const { id, wallet, signed, link, anchor, position } = entry;
  const signer = signed.message.owner;
  const signature =
    wallet.toLowerCase() === signer.toLowerCase()
      ? await signatureFault({
          id,
          hash: () => drawDigest(signed),
          signature: signed.signature,
          signer,
        })
      : 'bad-signature';
  const opens =
    opensCommitment(link, signed.message.commitment) && leadsToAnchor(link, position, anchor);
  return [
    ...(signature === undefined ? [] : [signature]),
    ...(opens ? [] : ['tampered-link' as const]),
    ...(isCodeFalse(entry, beacon) ? ['false-refusal' as const] : []),
  ];
};

/** Returns the entry of a refusal, or undefined unless the provider's key signed it. */
export const readRefusal = async (
  receipt: DrawReceipt | undefined,
  key: WalletAddress,
): Promise<Refused | undefined> => {
  if (receipt === undefined || !(await isReceiptSigned(receipt, key))) return undefined;
  const entry = parseEntry(receipt.entry);
  return entry?.type === 'refused' ? entry : undefined;
};
