import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import type { AvatarRef } from '@trait-market/contract/economy/shared';
import type { ReactNode } from 'react';

import { QueryFailure } from '@/components/query-failure';
import { useAvatarDetail } from '@/lib/economy/avatars/avatar-queries';

import type { FormProps } from '../action';
import { FormSkeleton } from './form-skeleton';

export type AvatarFormProps = Omit<FormProps<unknown>, 'action'> & { avatar: AvatarDetail };

export const withAvatar = (AvatarForm: (props: AvatarFormProps) => ReactNode) =>
  function Form({ action, ...rest }: FormProps<Pick<AvatarRef, 'collection' | 'tokenId'>>) {
    const query = useAvatarDetail(action);
    if (query.data) return <AvatarForm avatar={query.data} {...rest} />;
    if (query.error === null) return <FormSkeleton />;
    return <QueryFailure title="Couldn’t load this avatar" query={query} />;
  };
