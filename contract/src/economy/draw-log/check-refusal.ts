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
import type { WalletAddress } from '../../shared/wallet-address';
import { parseEntry, type LogEntryOf } from './log-entry';
import { isReceiptSigned } from './provider-signature';

/**
 * The codes that need no receipt: the wallet's signature isn't valid or wasn't checked, or the
 * commitment isn't the wallet's next one, so that the refusal doesn't use it.
 */
const WITHOUT_RECEIPT: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'bad-signature',
  'wrong-chain',
  'wrong-deployment',
  'not-yours',
  'chain-unreachable',
  'already-executed',
  'commitment-moved',
]);

/** Returns whether the provider must sign a refusal of a draw with the wallet's next commitment. */
export const needsReceipt = (code: RefusalCode): boolean => !WITHOUT_RECEIPT.has(code);

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
