import type { WalletAddress } from '@trait-market/contract/shared';
import { useId } from 'react';

import { TextField } from '@/components/text-field';
import { CheckInput } from '@/components/ui/check-input';
import { useCollections } from '@/lib/economy/collections/use-collections';

import type { FormStore } from '../shared/action';
import { useActionValues } from '../shared/form/use-action-values';
import { readRecipient } from './recipient';

const CONFIRMED = '1';

/** The length of an address: `0x` and 40 digits. A shorter input counts as still being typed. */
const ADDRESS_LENGTH = 42;

/** Reads the recipient and the confirmation. The market rejects the contracts of all collections. */
export const useRecipientForm = (store: FormStore, token: WalletAddress, sender: WalletAddress) => {
  const form = useActionValues(store);
  const { data: collections = [], isPending } = useCollections();
  const tokens = [
    token,
    ...collections.flatMap(({ contracts }) => [contracts.avatars, contracts.traits]),
  ];
  const entered = form.values['recipient'] ?? '';
  const isConfirmed = form.values['confirmed'] === CONFIRMED;
  const recipient = readRecipient(entered, { sender, tokens });
  return { ...form, entered, isConfirmed, recipient, isPending };
};

type RecipientForm = ReturnType<typeof useRecipientForm>;

export function RecipientField({ form }: { form: RecipientForm }) {
  const { entered, recipient, wasTried, change } = form;
  return (
    <TextField
      label="Recipient’s address"
      value={entered}
      placeholder="0x…"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      className="font-mono"
      error={wasTried || entered.trim().length >= ADDRESS_LENGTH ? recipient.error : undefined}
      onChange={({ target }) => change('recipient')(target.value)}
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
          I got this address from its owner, and I know that I can’t get back what I send.
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
