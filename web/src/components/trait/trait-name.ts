import type { Trait } from '@trait-market/contract/v1/traits';

import { plainText } from '@/lib/format/plain-text';

/** What a trait is called: never empty, since it names the link to it. */
export const traitName = ({ traitValue }: Pick<Trait, 'traitValue'>): string =>
  plainText(traitValue) || 'Unnamed trait';
