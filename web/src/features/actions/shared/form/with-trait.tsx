import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { ReactNode } from 'react';

import { QueryFailure } from '@/components/query-failure';
import { useTraitDetail } from '@/lib/economy/traits/trait-queries';

import { FormSkeleton } from './form-skeleton';

/** Loads the trait before its form. */
export function WithTrait({
  traitId,
  children,
}: {
  traitId: string;
  children: (trait: TraitDetail) => ReactNode;
}) {
  const query = useTraitDetail(traitId);
  if (query.data) return children(query.data);
  if (query.error === null) return <FormSkeleton />;
  return <QueryFailure title="Couldn’t load this trait" query={query} />;
}
