import { MAX_PACK_LINES, MAX_PACKS_BOUGHT } from '@trait-market/contract/economy/actions';
import type { Drop } from '@trait-market/contract/economy/drops';

import type { PackLine } from '@/lib/actions/action';
import { countOfPacks, packsLeft } from '@/lib/economy/draws/pack-lines';
import { packSelection } from '@/lib/economy/draws/pack-selection';
import { NONE, useStore } from '@/lib/use-store';

export type SelectedPacks = {
  lines: PackLine[];
  countOf: (drop: Drop) => number;
  /** Returns the maximum number of packs of the drop that can be selected. */
  mostOf: (drop: Drop) => number;
};

/** Returns the selected packs of open drops, at most as many as are left of each. */
export const useSelectedPacks = (drops: readonly Drop[]): SelectedPacks => {
  const wanted = useStore(packSelection, NONE);
  const lines = drops.flatMap((drop): PackLine[] => {
    const packs = wanted.find((one) => one.drop === drop.id)?.packs ?? 0;
    const most = drop.state === 'open' ? Math.min(packs, packsLeft(drop)) : 0;
    return most > 0 ? [{ drop, packs: most }] : [];
  });
  const countOf = ({ id }: Drop): number => lines.find(({ drop }) => drop.id === id)?.packs ?? 0;
  return {
    lines,
    countOf,
    mostOf: (drop) => {
      const others = lines.filter((one) => one.drop.id !== drop.id);
      const onChain = others.filter((one) => one.drop.chainId === drop.chainId);
      const free = MAX_PACKS_BOUGHT - countOfPacks(onChain);
      return others.length < MAX_PACK_LINES ? Math.min(packsLeft(drop), free) : 0;
    },
  };
};
