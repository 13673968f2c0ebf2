import type { Order } from '@trait-market/contract/economy/orders';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { ReactNode } from 'react';

import { QueryFailure } from '@/components/query-failure';
import { useTraitDetail } from '@/lib/economy/traits/trait-queries';

import type { FormProps } from '../action';
import { FormSkeleton } from './form-skeleton';

type Countering = {
  /** The order that the action answers, if it's a counter. */
  counters?: Order | undefined;
  /** The order that the action replaces. */
  replaces?: Order | undefined;
  /** The price with which it starts. */
  unitPrice?: string | undefined;
};

export type TraitFormProps = Omit<FormProps<unknown>, 'action'> &
  Countering & { trait: TraitDetail };

export const withTrait = (TraitForm: (props: TraitFormProps) => ReactNode) =>
  function Form({ action, ...rest }: FormProps<{ traitId: string } & Countering>) {
    const query = useTraitDetail(action.traitId);
    const { counters, replaces, unitPrice } = action;
    if (query.data)
      return (
        <TraitForm
          trait={query.data}
          counters={counters}
          replaces={replaces}
          unitPrice={unitPrice}
          {...rest}
        />
      );
    if (query.error === null) return <FormSkeleton />;
    return <QueryFailure title="Couldn’t load this trait" query={query} />;
  };
