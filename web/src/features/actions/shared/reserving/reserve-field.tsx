import { useState } from 'react';

import { shownName } from '@/lib/format/shown-name';

import { RecipientInput } from '../recipient/recipient-input';
import type { Reservation } from './use-reservation';

/** Asks for the only wallet that may buy a listing. Folded unless a wallet is entered. */
export function ReserveField({ reservation }: { reservation: Reservation }) {
  const { read, isEmpty, reservedFor, username, wasTried, onChange } = reservation;
  const [wasEmpty] = useState(isEmpty);
  const name = read.named ? undefined : shownName(username);
  return (
    <details open={wasEmpty ? undefined : true} className="text-sm">
      <summary className="w-fit cursor-pointer py-1 font-semibold">Reserve for a wallet</summary>
      <div className="grid gap-2 pt-2">
        <RecipientInput
          label="Buyer’s username or address"
          read={isEmpty ? { ...read, recipient: { error: '' } } : read}
          wasTried={wasTried && !isEmpty}
          onChange={onChange}
        />
        {reservedFor !== undefined && name !== undefined && (
          <p className="wrap-anywhere">
            This is <span className="font-semibold">{name}</span>.
          </p>
        )}
        <p className="text-muted">
          {isEmpty
            ? 'Empty: anyone can see the listing and buy it.'
            : 'Only this wallet sees the listing and can buy it.'}
        </p>
      </div>
    </details>
  );
}
