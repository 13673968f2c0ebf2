import type { FoundFault } from './check-draws';
import type { CommitmentChain, Draw } from './draws.schema';
import { groupBy } from './group-by';

/** A hash chain with its draws in the order of their positions. */
type UsedChain = CommitmentChain & { draws: readonly Draw[] };

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
  const { draws, revealed } = chain;
  const gap = draws.find(({ commitment }, index) => commitment.position > index + 1);
  const drawn = draws.filter(({ state }) => state === 'drawn').length;
  return [
    ...(gap === undefined ? [] : faultIn(chain, [gap], 'hidden-draw')),
    ...(revealed > drawn ? faultIn(chain, draws.slice(-1), 'hidden-draw') : []),
  ];
};

/** Returns whether a chain had used its last link at that time, or had an overdue link. */
const wasOver = ({ draws, length }: UsedChain, at: number): boolean =>
  draws.filter(({ takenAt }) => Date.parse(takenAt) <= at).length >= length ||
  draws.some(({ state, revealBy }) => state === 'returned' && Date.parse(revealBy) <= at);

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
 */
export const checkChains = (
  chains: readonly CommitmentChain[],
  draws: readonly Draw[],
): FoundFault[] => {
  const byAnchor = groupBy(draws, ({ commitment }) => commitment.anchor);
  const published = new Set(chains.map(({ anchor }) => anchor.toLowerCase()));
  const used = chains.map((chain): UsedChain => ({
    ...chain,
    draws: (byAnchor.get(chain.anchor.toLowerCase()) ?? []).toSorted(
      (one, other) => one.commitment.position - other.commitment.position,
    ),
  }));
  return [
    ...draws
      .filter(({ commitment }) => !published.has(commitment.anchor.toLowerCase()))
      .map(({ id }) => ({ id, fault: 'unpublished-chain' as const })),
    ...used.flatMap((chain) => [...wrongDraws(chain), ...hiddenDraws(chain)]),
    ...[...groupBy(used, ({ wallet }) => wallet).values()].flatMap(secondChains),
  ];
};
