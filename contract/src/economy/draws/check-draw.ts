import type { DrawFault } from './draw-fault';
import { drawFrom } from './draw-from';
import type { DrawPick } from './draw-table.schema';
import { REVEAL_MINUTES, type Draw } from './draws.schema';
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

const arePicked = (drawn: readonly DrawPick[], shown: readonly DrawPick[]): boolean =>
  drawn.length === shown.length &&
  drawn.every(({ time, section, tokenId }, index) => {
    const other = shown[index];
    return other?.time === time && other.section === section && other.tokenId === tokenId;
  });

const isResult = ({ table, signed, link, picks }: Draw): boolean => {
  if (link === null) return picks.length === 0;
  const { entropy, times } = drawTermsOf(signed);
  try {
    return arePicked(drawFrom({ link, entropy }, table, times), picks);
  } catch {
    return false;
  }
};

const timeFaults = ({ state, revealBy, revealedAt, takenAt }: Draw, now: number): DrawFault[] => {
  const due = Date.parse(revealBy);
  if (due - Date.parse(takenAt) !== REVEAL_MS) return ['late-reveal'];
  if (state === 'drawn') {
    return revealedAt !== null && Date.parse(revealedAt) <= due ? [] : ['late-reveal'];
  }
  return state === 'waiting' && now > due ? ['stake-kept'] : [];
};

/** Returns a single draw's faults, without network access; `now` is the provider's time in ms. */
export const checkDraw = async (draw: Draw, now: number): Promise<DrawFault[]> => {
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
    ...(opens ? [] : ['tampered-link' as const]),
    ...(isSame(tableHash(draw.table), table) ? [] : ['changed-table' as const]),
    ...(isResult(draw) && isRevealed === (draw.state === 'drawn') ? [] : ['wrong-result' as const]),
    ...timeFaults(draw, now),
  ];
};
