import type { TraitCard } from '@trait-market/contract/economy/traits';

import { traitName } from '@/components/trait/trait-name';
import { toggleCompared } from '@/lib/compare/toggle-compared';

export const toggleComparedTrait = ({ id, value, imageUrl }: TraitCard): void =>
  toggleCompared({ id, name: traitName({ traitValue: value }), imageUrl });
