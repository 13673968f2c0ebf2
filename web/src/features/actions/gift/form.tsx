import { MAX_GIFTED } from '@trait-market/contract/economy/actions';
import { useId, useState } from 'react';

import { Warnings } from '@/components/economy/warnings';
import { TextField } from '@/components/text-field';
import { CheckInput } from '@/components/ui/check-input';
import { parseCount } from '@/lib/economy/amounts/whole-number';

import { giftStep } from '../messages/gift';
import { labelsOfTraits } from '../messages/text/labels';
import type { ActionOf, FormProps } from '../shared/action';
import { ActionForm } from '../shared/form/action-form';
import { QuantityField } from '../shared/form/fields';
import { useActionValues } from '../shared/form/use-action-values';
import { readRecipient } from './recipient';

const CONFIRMED = '1';

/** `0x` and 40 digits: a shorter text is still being typed. */
const ADDRESS_LENGTH = 42;

const listedWarning = (listed: number, loose: number, count: number | undefined): string[] =>
  listed > 0 && count !== undefined && count > loose - listed
    ? [`You’ve listed ${listed} of them. A listing of more than you have left becomes inactive.`]
    : [];

export function Form({ action, address, store }: FormProps<ActionOf<'gift'>>) {
  const { trait, loose, listed } = action;
  const { values, change } = useActionValues(store);
  const [wasTried, setTried] = useState(false);
  const confirmId = useId();
  const most = Math.min(loose, MAX_GIFTED);
  const entered = values['recipient'] ?? '';
  const recipient = readRecipient(entered, address);
  const typed = values['editions'] ?? '1';
  const count = parseCount(typed, most);
  const isConfirmed = values['confirmed'] === CONFIRMED;
  const review = () => {
    setTried(true);
    if (recipient.value === undefined || count === undefined || !isConfirmed) return;
    store.review([giftStep(trait, recipient.value, count, address)], labelsOfTraits([trait]));
  };
  return (
    <ActionForm onReview={review}>
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
      {loose > 1 && (
        <QuantityField
          label={`Editions to send, of your ${loose}`}
          value={typed}
          onChange={change('editions')}
          error={
            wasTried && count === undefined ? `Enter a whole number from 1 to ${most}.` : undefined
          }
        />
      )}
      <Warnings words={listedWarning(listed, loose, count)} />
      <div className="grid gap-2">
        <label htmlFor={confirmId} className="flex cursor-pointer gap-3 text-sm">
          <CheckInput
            id={confirmId}
            checked={isConfirmed}
            aria-invalid={wasTried && !isConfirmed}
            onChange={({ target }) => change('confirmed')(target.checked ? CONFIRMED : '')}
          />
          <span>
            I got this address from its owner, and I know that what I send can’t be brought back.
          </span>
        </label>
        {wasTried && !isConfirmed && (
          <p role="alert" className="text-sm text-danger">
            Tick this box first.
          </p>
        )}
      </div>
    </ActionForm>
  );
}
