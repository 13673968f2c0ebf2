import type { WalletAddress } from '@trait-market/contract/shared';

import { QueryFailure } from '@/components/query-failure';
import type { Act } from '@/lib/acts/act';
import { useAvatarDetail } from '@/lib/economy/avatars/avatar-queries';

import type { ActStore } from '../signing/act-store';
import { FormSkeleton } from './form/form-skeleton';
import { ListAvatarForm } from './listing/list-avatar-form';
import { OfferAvatarForm } from './offering/offer-avatar-form';

type FormOfAvatarProps = {
  act: Extract<Act, { kind: 'listAvatar' | 'offerAvatar' }>;
  address: WalletAddress;
  store: ActStore;
};

/** What there is to fill in of an act that is about an avatar and is not an order yet. */
export function FormOfAvatar({ act, ...rest }: FormOfAvatarProps) {
  const query = useAvatarDetail(act);
  const { data, error } = query;
  if (data)
    return act.kind === 'listAvatar' ? (
      <ListAvatarForm avatar={data} {...rest} />
    ) : (
      <OfferAvatarForm avatar={data} {...rest} />
    );
  if (error === null) return <FormSkeleton />;
  return <QueryFailure title="Couldn’t load this avatar" query={query} />;
}
