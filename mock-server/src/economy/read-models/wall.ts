import type { ChainId } from '@trait-market/contract/economy/shared';

import type { TraitEntry } from '../catalogue/catalogue';
import type { MarketContext } from '../orders/market-context';
import type { Summaries, TraitSummary } from './summaries';

export type WallTrait = { trait: TraitEntry; summary: TraitSummary; chainId: ChainId };

export const createWall =
  ({ catalogue }: MarketContext, summaries: Summaries) =>
  (): WallTrait[] =>
    [...catalogue.traits.values()].flatMap((trait) => {
      const chainId = catalogue.collections.get(trait.collection)?.chainId;
      const summary = summaries.get(trait.id);
      return chainId === undefined || summary === undefined ? [] : [{ trait, summary, chainId }];
    });
