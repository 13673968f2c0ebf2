import { checkChains, checkDraws, type CommitmentChain, type Draw, type DrawFault } from '../draws';
import { checkLimits } from './check-limits';
import { isSame } from './log-facts';

/**
 * Returns a draw's faults among all draws of its wallet: gaps, second chains, exceeded limits.
 *
 * @param chains the wallet's chains, read after the draw and before the other draws
 * @param draws the wallet's draws
 * @param refusals the wallet's refused draws in the log, which used positions too
 */
export const checkWallet = (
  draw: Draw,
  chains: readonly CommitmentChain[],
  draws: readonly Draw[],
  refusals: Parameters<typeof checkChains>[2] = [],
): DrawFault[] => {
  const own = [draw, ...draws.filter(({ id }) => !isSame(id, draw.id))];
  const found = [...checkDraws(own), ...checkChains(chains, own, refusals), ...checkLimits(own)];
  const faults = found.filter(({ id }) => isSame(id, draw.id)).map(({ fault }) => fault);
  return [...new Set(faults)];
};
