import type { CriteriaRef } from '@trait-market/contract/economy/shared';

import { ECONOMY_QUERIES } from '../queries/keys';
import { traitsText } from './trait-words';

/**
 * Says how many traits a signed set has, and that they stay the same: "24 traits, as rated when
 * signed". Returns undefined for any trait of a collection, which includes later ones.
 */
export const signedSizeText = ({
  root,
  rarity,
  traits,
}: Pick<CriteriaRef, 'root' | 'rarity' | 'traits'>): string | undefined =>
  root === '0'
    ? undefined
    : `${traitsText(traits)}, ${rarity === null ? 'fixed' : 'as rated'} when signed`;

/** A set never changes, so it's fetched once. */
export const setByRoot = (root: string) => ({
  queryKey: [ECONOMY_QUERIES, 'criteria', root],
  queryData: { params: { root } },
  staleTime: Number.POSITIVE_INFINITY,
});
