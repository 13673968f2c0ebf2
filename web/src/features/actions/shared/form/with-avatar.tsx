import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import type { Order } from '@trait-market/contract/economy/orders';
import type { AvatarRef } from '@trait-market/contract/economy/shared';
import type { ReactNode } from 'react';

import { QueryFailure } from '@/components/query-failure';
import { useAvatarDetail } from '@/lib/economy/avatars/avatar-queries';

import type { FormProps } from '../action';
import { FormSkeleton } from './form-skeleton';

/** The order that the action answers, if it's a counter, or replaces. */
type Countering = { counters?: Order | undefined; replaces?: Order | undefined };

export type AvatarFormProps = Omit<FormProps<unknown>, 'action'> &
  Countering & { avatar: AvatarDetail };

export const withAvatar = (AvatarForm: (props: AvatarFormProps) => ReactNode) =>
  function Form({
    action,
    ...rest
  }: FormProps<Pick<AvatarRef, 'collection' | 'tokenId'> & Countering>) {
    const query = useAvatarDetail(action);
    if (query.data)
      return (
        <AvatarForm
          avatar={query.data}
          counters={action.counters}
          replaces={action.replaces}
          {...rest}
        />
      );
    if (query.error === null) return <FormSkeleton />;
    return <QueryFailure title="Couldn’t load this avatar" query={query} />;
  };
