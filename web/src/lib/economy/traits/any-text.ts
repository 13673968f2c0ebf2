import type { CriteriaRef } from '@trait-market/contract/economy/shared';

import { plainText } from '@/lib/format/plain-text';

import { tierEditionsText } from './trait-words';

/** Describes criteria within a sentence: "any Tin Parliament headwear with 6–9 editions". */
export const anyText = ({
  slot,
  tier,
  collection,
  collectionName,
}: Pick<CriteriaRef, 'slot' | 'tier' | 'collection' | 'collectionName'>): string =>
  `any ${plainText(collectionName) || collection} ${slot ?? 'trait'}${tier ? ` with ${tierEditionsText(tier)}` : ''}`;
