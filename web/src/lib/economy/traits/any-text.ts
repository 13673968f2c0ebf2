import type { CriteriaRef } from '@trait-market/contract/economy/shared';

import { plainText } from '@/lib/format/plain-text';

import { tierEditionsText } from './trait-words';

type AnyAvatar = Pick<CriteriaRef, 'collection' | 'collectionName'>;

/** Describes any avatar of a collection within a sentence: "any Tin Parliament avatar". */
export const anyAvatarText = ({ collection, collectionName }: AnyAvatar): string =>
  `any ${plainText(collectionName) || collection} avatar`;

type Criteria = Pick<CriteriaRef, 'slot' | 'tier' | 'rarity' | 'collection' | 'collectionName'>;

const kindText = ({ slot, rarity }: Criteria): string =>
  `ny ${rarity ? `${rarity} ` : ''}${slot ?? 'trait'}`;

const tierText = ({ tier }: Criteria): string => (tier ? ` with ${tierEditionsText(tier)}` : '');

/** Describes criteria within a sentence: "any epic headwear of Tin Parliament with 6–9 editions". */
export const anyText = (criteria: Criteria): string =>
  `a${kindText(criteria)} of ${plainText(criteria.collectionName) || criteria.collection}${tierText(criteria)}`;

/** Names criteria alone: "Any epic headwear of Tin Parliament". */
export const anyTitle = (criteria: Criteria): string => `A${anyText(criteria).slice(1)}`;

/** Names criteria on the collection's own page: "Any epic headwear with 6–9 editions". */
export const anyTitleInCollection = (criteria: Criteria): string =>
  `A${kindText(criteria)}${tierText(criteria)}`;
