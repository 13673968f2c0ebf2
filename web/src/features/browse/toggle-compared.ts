import type { TraitCard } from '@trait-market/contract/economy/traits';

import { traitName } from '@/components/trait/trait-name';
import { compared } from '@/lib/compare/compared';
import { toasts } from '@/lib/toasts';

/** Adds a trait to the traits to compare with a toast, or removes it. */
export const toggleCompared = ({ id, value, imageUrl }: TraitCard): void => {
  const name = traitName({ traitValue: value });
  if (compared.read().some((one) => one.id === id)) compared.remove(id);
  else if (compared.add({ id, name, imageUrl }))
    toasts.show({ kind: 'notice', header: 'Added to compare', description: name });
};
