import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import type { Order } from '@trait-market/contract/economy/orders';
import type { AvatarRef } from '@trait-market/contract/economy/shared';
import type { ReactNode } from 'react';

import { QueryFailure } from '@/components/query-failure';
import { useAvatarDetail } from '@/lib/economy/avatars/avatar-queries';

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

export type AvatarFormProps = Omit<FormProps<unknown>, 'action'> &
  Countering & { avatar: AvatarDetail };

export const withAvatar = (AvatarForm: (props: AvatarFormProps) => ReactNode) =>
  function Form({
    action,
    ...rest
  }: FormProps<Pick<AvatarRef, 'collection' | 'tokenId'> & Countering>) {
    const query = useAvatarDetail(action);
    const { counters, replaces, unitPrice } = action;
    if (query.data)
      return (
        <AvatarForm
          avatar={query.data}
          counters={counters}
          replaces={replaces}
          unitPrice={unitPrice}
          {...rest}
        />
      );
    if (query.error === null) return <FormSkeleton />;
    return <QueryFailure title="Couldn’t load this avatar" query={query} />;
  };
