import type { Trait } from '@trait-market/contract/v1/traits';

import { plainText } from '@/lib/format/plain-text';

/** Returns a trait's name: never empty, because it labels the trait's link. */
export const traitName = ({ traitValue }: Pick<Trait, 'traitValue'>): string =>
  plainText(traitValue) || 'Unnamed trait';
