import type { WalletAddress } from '@trait-market/contract/shared';

import { usePublicProfileOf } from '@/lib/public-profile';

import { labelAccount, type Labels, NO_LABELS } from '../../messages/text/labels';
import type { useActionValues } from '../form/use-action-values';
import { useRecipient } from '../recipient/use-recipient';

type Form = Pick<ReturnType<typeof useActionValues>, 'values' | 'change' | 'wasTried'>;

/** Reads whom a listing is reserved for. An empty field reserves it for no one. */
export const useReservation = (
  { values, change, wasTried }: Form,
  token: WalletAddress,
  seller: WalletAddress,
) => {
  const read = useRecipient(values['reservedFor'] ?? '', token, seller);
  const isEmpty = read.entered.trim() === '';
  const { value: address } = read.recipient;
  const { data: profile } = usePublicProfileOf(address);
  const username = profile?.username ?? null;
  const labels: Labels =
    address === undefined
      ? NO_LABELS
      : { ...NO_LABELS, accounts: labelAccount({ address, username }) };
  return {
    read,
    wasTried,
    isEmpty,
    username,
    /** The names of the wallet, for the review. */
    labels,
    reservedFor: isEmpty ? undefined : address,
    /** Whether nothing, or a wallet, is entered. */
    isValid: isEmpty || address !== undefined,
    isWaiting: !isEmpty && (read.isPending || read.named?.isPending === true),
    onChange: change('reservedFor'),
  };
};
export type Reservation = ReturnType<typeof useReservation>;
