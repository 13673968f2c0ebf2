import type { Order } from '@trait-market/contract/economy/orders';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { ReactNode } from 'react';

import { QueryFailure } from '@/components/query-failure';
import { useTraitDetail } from '@/lib/economy/traits/trait-queries';

import type { FormProps } from '../action';
import { FormSkeleton } from './form-skeleton';

/** The order that the action answers, if it's a counter, or replaces. */
type Countering = { counters?: Order | undefined; replaces?: Order | undefined };

export type TraitFormProps = Omit<FormProps<unknown>, 'action'> &
  Countering & { trait: TraitDetail };

export const withTrait = (TraitForm: (props: TraitFormProps) => ReactNode) =>
  function Form({ action, ...rest }: FormProps<{ traitId: string } & Countering>) {
    const query = useTraitDetail(action.traitId);
    if (query.data)
      return (
        <TraitForm
          trait={query.data}
          counters={action.counters}
          replaces={action.replaces}
          {...rest}
        />
      );
    if (query.error === null) return <FormSkeleton />;
    return <QueryFailure title="Couldn’t load this trait" query={query} />;
  };
