import type { Trait } from '@trait-market/contract/v1/traits';

import { plainText } from '@/lib/format/plain-text';

/** Returns a trait's name. It is never empty, because it is the text of the trait's link. */
export const traitName = ({ traitValue }: Pick<Trait, 'traitValue'>): string =>
  plainText(traitValue) || 'Unnamed trait';
