import { MAX_DEADLINE_S } from '../actions/fields';
import { roundTime, type Beacon } from '../beacon/beacon';
import {
  drawDigest,
  drawTermsOf,
  leadsToAnchor,
  MAX_ROUND_WAIT_S,
  opensCommitment,
  signatureFault,
  type DrawReceipt,
  type SignedDraw,
} from '../draws';
import { REROLL_CREDITS, UPGRADE_CREDITS } from '../reroll/reroll.schema';
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
 * @param isBinding whether the message uses its commitment: its owner is known to have signed and
 *   sent it, or the code calls a smart account's signature invalid
 */
export const needsReceipt = (code: string | undefined, isBinding: boolean): boolean =>
  code === undefined || (!WITHOUT_RECEIPT.has(code) && (isBinding || !UNBOUND.has(code)));

const OF_EACH_KIND = [
  'bad-signature',
  'draw-waiting',
  'wrong-chain',
  'replayed',
  'deadline-passed',
  'deadline-too-far',
  'wrong-beacon',
  'round-passed',
  'round-too-far',
] as const satisfies RefusalCode[];

const OF_PACKS = [
  'unknown-drop',
  'too-few-packs',
  'open-limit',
  'table-moved',
] as const satisfies RefusalCode[];

const OF_REROLLS = [
  'wrong-contract',
  'reroll-limit',
  'unknown-trait',
  'wrong-slot',
  'mixed-tiers',
  'no-next-tier',
  'not-the-holder',
  'stake-locked',
  'stake-worn',
  'stake-listed',
  'stake-promised',
  'pool-closed',
  'next-tier-empty',
  'pool-moved',
  'price-moved',
  'credits-short',
] as const satisfies RefusalCode[];

/** A code with which a draw that its wallet sent can be refused. */
export type DrawRefusalCode =
  | (typeof OF_EACH_KIND)[number]
  | (typeof OF_PACKS)[number]
  | (typeof OF_REROLLS)[number];

const CODES: Readonly<Record<SignedDraw['kind'], ReadonlySet<string>>> = {
  pack: new Set([...OF_EACH_KIND, ...OF_PACKS]),
  reroll: new Set([...OF_EACH_KIND, ...OF_REROLLS]),
};

type Refused = LogEntryOf<'refused'>;

const costOf = ({ stake }: { stake: readonly string[] }): bigint =>
  BigInt(stake.length === 1 ? REROLL_CREDITS : UPGRADE_CREDITS);

/** Returns whether the entry's own time and message contradict its error code. */
const isCodeFalse = ({ at, code, signed }: Refused, beacon: Beacon): boolean => {
  if (!CODES[signed.kind].has(code)) return true;
  const time = Date.parse(at);
  const deadline = Number(signed.message.deadline) * 1000;
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
      return deadline > time;
    case 'deadline-too-far':
      return deadline <= time + MAX_DEADLINE_S * 1000;
    case 'price-moved':
      return (
        signed.kind === 'reroll' && costOf(signed.message) <= BigInt(signed.message.highestCredits)
      );
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
  // Only its network can say that a smart account's signature is invalid.
  const isSignatureDoubtful = signature === 'unverifiable-signature';
  const isFalse =
    isCodeFalse(entry, beacon) || (entry.code === 'bad-signature' && !isSignatureDoubtful);
  const opens =
    opensCommitment(link, signed.message.commitment) && leadsToAnchor(link, position, anchor);
  return [
    ...(signature === undefined ? [] : [signature]),
    ...(opens ? [] : ['tampered-link' as const]),
    ...(isFalse ? ['false-refusal' as const] : []),
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
