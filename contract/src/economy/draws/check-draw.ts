import type { DrawFault } from './draw-fault';
import { drawFrom } from './draw-from';
import type { DrawPick } from './draw-table.schema';
import { randomnessOf, roundTime, type Beacon } from '../beacon/beacon';
import { isRoundSignature } from '../beacon/verify-round';
import { MAX_PACKS_OPENED } from '../actions/packs';
import { UPGRADE_STAKE } from '../actions/reroll';
import { MAX_ROUND_WAIT_S, REVEAL_MINUTES, type Draw } from './draws.schema';
import { leadsToAnchor, opensCommitment } from './hash-chain';
import { drawDigest, drawTermsOf } from './signed-draw';
import { signatureFault } from './signature-fault';
import { tableHash } from './table-hash';

const REVEAL_MS = REVEAL_MINUTES * 60_000;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Returns whether a draw is listed under the wallet, chain, drop or pool of its signed message. */
const isListedAsSigned = ({ by, chainId, signed, drop, pool, table }: Draw): boolean =>
  isSame(by.address, signed.message.owner) &&
  chainId === signed.chainId &&
  (signed.kind === 'pack'
    ? drop?.id === signed.message.drop && pool === null
    : drop === null &&
      pool?.slot === signed.message.slot &&
      isSame(table.token, signed.message.token));

/** Returns whether a draw was accepted within the limits of its message and of all draws. */
const isWithinLimits = ({ signed, table, takenAt }: Draw): boolean => {
  const isInTime = Date.parse(takenAt) <= Number(signed.message.deadline) * 1000;
  if (signed.kind === 'pack') {
    const packs = Number(signed.message.packs);
    return isInTime && packs >= 1 && packs <= MAX_PACKS_OPENED;
  }
  const [section, ...others] = table.sections;
  return (
    isInTime &&
    [1, UPGRADE_STAKE].includes(signed.message.stake.length) &&
    section?.take === 1 &&
    others.length === 0
  );
};

const arePicked = (drawn: readonly DrawPick[], shown: readonly DrawPick[]): boolean =>
  drawn.length === shown.length &&
  drawn.every(({ time, section, tokenId }, index) => {
    const other = shown[index];
    return other?.time === time && other.section === section && other.tokenId === tokenId;
  });

const isResult = ({ table, signed, link, beacon, picks }: Draw): boolean => {
  if (link === null || beacon === null) return picks.length === 0;
  const { entropy, times } = drawTermsOf(signed);
  const dice = { link, entropy, randomness: randomnessOf(beacon.signature) };
  try {
    return arePicked(drawFrom(dice, table, times), picks);
  } catch {
    return false;
  }
};

/** Returns the faults of the round that decides the draw, by the configured beacon. */
const roundFaults = async (draw: Draw, beacon: Beacon): Promise<DrawFault[]> => {
  const signed = drawTermsOf(draw.signed);
  const due = roundTime(beacon, signed.round);
  const isOld = due <= Date.parse(draw.takenAt);
  const published = draw.beacon;
  const isFar = due - Date.parse(draw.takenAt) > MAX_ROUND_WAIT_S * 1000;
  const faults: DrawFault[] = isOld ? ['old-round'] : isFar ? ['broken-limit'] : [];
  if (published === null) return faults;
  if (published.round !== signed.round) return [...faults, 'other-round'];
  const isSigned = await isRoundSignature(beacon, signed.round, published.signature);
  return isSigned ? faults : [...faults, 'forged-round'];
};

/** Returns whether a draw still waits for a round that was due {@link REVEAL_MINUTES} ago. */
export const isHeldBack = (draw: Draw, beacon: Beacon, now: number): boolean =>
  draw.state === 'waiting' &&
  draw.beacon === null &&
  now > roundTime(beacon, drawTermsOf(draw.signed).round) + REVEAL_MS;

const timeFaults = (draw: Draw, now: number, beacon: Beacon): DrawFault[] => {
  const { state, signed, beacon: published, revealBy, revealedAt } = draw;
  const due = roundTime(beacon, drawTermsOf(signed).round);
  const received = published === null ? due : Date.parse(published.receivedAt);
  const latest = Date.parse(revealBy);
  const revealed = revealedAt === null ? undefined : Date.parse(revealedAt);
  if (received < due || (revealed !== undefined && revealed < received)) return ['early-reveal'];
  if (latest - received !== REVEAL_MS) return ['late-reveal'];
  if (state === 'drawn') {
    if (published === null) return ['early-reveal'];
    return revealed !== undefined && revealed <= latest ? [] : ['late-reveal'];
  }
  if (state === 'returned') return published === null ? ['early-return'] : [];
  if (published === null) return isHeldBack(draw, beacon, now) ? ['held-back'] : [];
  return now > latest ? ['stake-kept'] : [];
};

/**
 * Returns a single draw's faults, without network access.
 *
 * @param now the provider's time in ms
 * @param beacon the configured beacon, whatever beacon the draw names
 */
export const checkDraw = async (draw: Draw, now: number, beacon: Beacon): Promise<DrawFault[]> => {
  const { commitment, table } = drawTermsOf(draw.signed);
  const isRevealed = draw.link !== null;
  const { link, commitment: promised } = draw;
  const opens =
    link === null ||
    (opensCommitment(link, commitment) && leadsToAnchor(link, promised.position, promised.anchor));
  const signature = await signatureFault({
    id: draw.id,
    hash: () => drawDigest(draw.signed),
    signature: draw.signed.signature,
    signer: draw.signed.message.owner,
  });
  return [
    ...(signature === undefined ? [] : [signature]),
    ...(isSame(commitment, promised.commitment) && isListedAsSigned(draw)
      ? []
      : ['other-terms' as const]),
    ...(isWithinLimits(draw) ? [] : ['broken-limit' as const]),
    ...(opens ? [] : ['tampered-link' as const]),
    ...(isSame(tableHash(draw.table), table) ? [] : ['changed-table' as const]),
    ...(isResult(draw) && isRevealed === (draw.state === 'drawn') ? [] : ['wrong-result' as const]),
    ...(isSame(drawTermsOf(draw.signed).beacon, beacon.hash)
      ? [...(await roundFaults(draw, beacon)), ...timeFaults(draw, now, beacon)]
      : ['other-beacon' as const]),
  ];
};
