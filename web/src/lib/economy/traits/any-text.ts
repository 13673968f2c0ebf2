import type { CriteriaRef } from '@trait-market/contract/economy/shared';

import { plainText } from '@/lib/format/plain-text';

import { tierEditionsText } from './trait-words';

/** Describes criteria within a sentence: "any epic Tin Parliament headwear with 6–9 editions". */
export const anyText = ({
  slot,
  tier,
  rarity,
  collection,
  collectionName,
}: Pick<CriteriaRef, 'slot' | 'tier' | 'rarity' | 'collection' | 'collectionName'>): string =>
  `any ${rarity ? `${rarity} ` : ''}${plainText(collectionName) || collection} ${slot ?? 'trait'}${tier ? ` with ${tierEditionsText(tier)}` : ''}`;
