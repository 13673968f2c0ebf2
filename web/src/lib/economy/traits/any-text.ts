import type { CriteriaRef } from '@trait-market/contract/economy/shared';

import { plainText } from '@/lib/format/plain-text';

/** Describes criteria within a sentence: "any epic-tier headwear of Tin Parliament". */
export const anyText = ({
  slot,
  tier,
  collection,
  collectionName,
}: Pick<CriteriaRef, 'slot' | 'tier' | 'collection' | 'collectionName'>): string =>
  `any ${tier ? `${tier}-tier ` : ''}${slot ?? 'trait'} of ${plainText(collectionName) || collection}`;
