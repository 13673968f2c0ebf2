import type { WalletAddress } from '@trait-market/contract/shared';
import { useId } from 'react';

import { CheckInput } from '@/components/ui/check-input';

import type { FormStore } from '../shared/action';
import { useActionValues } from '../shared/form/use-action-values';
import { RecipientInput } from '../shared/recipient/recipient-input';
import { useRecipient } from '../shared/recipient/use-recipient';

const CONFIRMED = '1';

/** Reads the recipient and the confirmation. */
export const useRecipientForm = (store: FormStore, token: WalletAddress, sender: WalletAddress) => {
  const form = useActionValues(store);
  const read = useRecipient(form.values['recipient'] ?? '', token, sender);
  const isConfirmed = form.values['confirmed'] === CONFIRMED;
  return { ...form, ...read, isConfirmed };
};

type RecipientForm = ReturnType<typeof useRecipientForm>;

export function RecipientField({ form }: { form: RecipientForm }) {
  return (
    <RecipientInput
      label="Recipient’s username or address"
      read={form}
      wasTried={form.wasTried}
      onChange={form.change('recipient')}
    />
  );
}

export function ConfirmField({ form }: { form: RecipientForm }) {
  const id = useId();
  const { isConfirmed, wasTried, change } = form;
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="flex cursor-pointer gap-3 text-sm">
        <CheckInput
          id={id}
          checked={isConfirmed}
          aria-invalid={wasTried && !isConfirmed}
          onChange={({ target }) => change('confirmed')(target.checked ? CONFIRMED : '')}
        />
        <span>
          I got this name or address from its owner, and I know that I can’t get back what I send.
        </span>
      </label>
      {wasTried && !isConfirmed && (
        <p role="alert" className="text-sm text-danger">
          Tick this box first.
        </p>
      )}
    </div>
  );
}
