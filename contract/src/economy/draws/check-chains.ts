import type { FoundFault } from './check-draws';
import type { CommitmentChain, Draw } from './draws.schema';
import type { Bytes32 } from '../shared/hex';
import { groupBy } from './group-by';

/** A refused draw, which used a position of its chain too. */
type Refusal = { id: Bytes32; anchor: Bytes32; position: number; at: string };

/** A hash chain with its draws and refusals in the order of their positions. */
type UsedChain = CommitmentChain & {
  draws: readonly Draw[];
  refusals: readonly Refusal[];
};

/** Returns one fault for each of the draws, or one for the anchor of a chain without draws. */
const faultIn = (
  { anchor }: UsedChain,
  draws: readonly Draw[],
  fault: FoundFault['fault'],
): FoundFault[] =>
  draws.length === 0 ? [{ id: anchor, fault }] : draws.map(({ id }) => ({ id, fault }));

const wrongDraws = (chain: UsedChain): FoundFault[] =>
  chain.draws
    .filter(
      ({ signed, commitment, takenAt }) =>
        signed.message.owner.toLowerCase() !== chain.wallet.toLowerCase() ||
        commitment.position > chain.length ||
        Date.parse(takenAt) < Date.parse(chain.publishedAt),
    )
    .map(({ id }) => ({ id, fault: 'unpublished-chain' }));

const hiddenDraws = (chain: UsedChain): FoundFault[] => {
  const { draws, refusals, revealed } = chain;
  const used = [
    ...draws.map(({ id, commitment }) => ({ id, position: commitment.position })),
    ...refusals,
  ].toSorted((one, other) => one.position - other.position);
  const gap = used.find(({ position }, index) => position > index + 1);
  const published = draws.filter(({ state }) => state === 'drawn').length + refusals.length;
  return [
    ...(gap === undefined ? [] : [{ id: gap.id, fault: 'hidden-draw' as const }]),
    ...(revealed > published ? faultIn(chain, draws.slice(-1), 'hidden-draw') : []),
  ];
};

/** Returns whether a chain's last link was published at that time, or a link was overdue. */
const wasOver = ({ draws, refusals, length }: UsedChain, at: number): boolean => {
  const isBefore = (time: string | null) => time !== null && Date.parse(time) <= at;
  return (
    draws.some(
      ({ commitment, revealedAt }) => commitment.position === length && isBefore(revealedAt),
    ) ||
    refusals.some((refusal) => refusal.position === length && isBefore(refusal.at)) ||
    draws.some(({ state, revealBy }) => state === 'returned' && isBefore(revealBy))
  );
};

/** @param chains the chains of one wallet */
const secondChains = (chains: readonly UsedChain[]): FoundFault[] => {
  const ordered = chains.toSorted(
    (one, other) => Date.parse(one.publishedAt) - Date.parse(other.publishedAt),
  );
  return ordered.flatMap((chain, index) => {
    const at = Date.parse(chain.publishedAt);
    return ordered.slice(0, index).every((earlier) => wasOver(earlier, at))
      ? []
      : faultIn(chain, chain.draws, 'second-chain');
  });
};

/**
 * Returns the faults of wallets' hash chains. Each wallet has one chain at a time, which is
 * published before its draws. They use its links in order.
 *
 * @param draws all draws of these wallets
 * @param refusals all refusals of these wallets
 */
export const checkChains = (
  chains: readonly CommitmentChain[],
  draws: readonly Draw[],
  refusals: readonly Refusal[] = [],
): FoundFault[] => {
  const byAnchor = groupBy(draws, ({ commitment }) => commitment.anchor);
  const refusalsOf = groupBy(refusals, ({ anchor }) => anchor);
  const published = new Set(chains.map(({ anchor }) => anchor.toLowerCase()));
  const used = chains.map((chain): UsedChain => ({
    ...chain,
    draws: (byAnchor.get(chain.anchor.toLowerCase()) ?? []).toSorted(
      (one, other) => one.commitment.position - other.commitment.position,
    ),
    refusals: refusalsOf.get(chain.anchor.toLowerCase()) ?? [],
  }));
  return [
    ...draws
      .filter(({ commitment }) => !published.has(commitment.anchor.toLowerCase()))
      .map(({ id }) => ({ id, fault: 'unpublished-chain' as const })),
    ...used.flatMap((chain) => [...wrongDraws(chain), ...hiddenDraws(chain)]),
    ...[...groupBy(used, ({ wallet }) => wallet).values()].flatMap(secondChains),
  ];
};
