import type { WalletAddress } from '@trait-market/contract/shared';
import { useId } from 'react';
import { getAddress } from 'viem';

import { TextField } from '@/components/text-field';
import { CheckInput } from '@/components/ui/check-input';
import { useCollections } from '@/lib/economy/collections/use-collections';

import type { FormStore } from '../shared/action';
import { useActionValues } from '../shared/form/use-action-values';
import { readAllowed, readRecipient } from './recipient';
import { useNamedRecipient } from './use-named-recipient';

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
  const others = { sender, tokens };
  const named = useNamedRecipient(entered);
  const recipient = named
    ? named.read.value === undefined
      ? named.read
      : readAllowed(named.read.value, others)
    : readRecipient(entered, others);
  return { ...form, entered, isConfirmed, recipient, named, isPending };
};

type RecipientForm = ReturnType<typeof useRecipientForm>;

export function RecipientField({ form }: { form: RecipientForm }) {
  const { entered, recipient, named, wasTried, change } = form;
  const isFinished = named ? !named.isPending : entered.trim().length >= ADDRESS_LENGTH;
  return (
    <div className="grid gap-2">
      <TextField
        label="Recipient’s username or address"
        value={entered}
        placeholder="0x…"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className={named ? undefined : 'font-mono'}
        error={wasTried || isFinished ? recipient.error : undefined}
        onChange={({ target }) => change('recipient')(target.value)}
      />
      <p role="status" className="text-sm empty:hidden">
        {named?.isPending && <span className="text-muted">Looking for the account</span>}
        {named && recipient.value !== undefined && (
          <>
            <span className="font-semibold">{entered.trim()}</span> is{' '}
            <span translate="no" className="font-mono wrap-anywhere">
              {getAddress(recipient.value)}
            </span>
          </>
        )}
      </p>
    </div>
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
