import { useId } from 'react';
import { useFormState } from 'react-hook-form';

import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';

import type { TaxForm } from './use-tax-form';

/** The field for the user's other wallet addresses (§5). */
export function WalletAddressesField({ form: { control, register } }: { form: TaxForm }) {
  const id = useId();
  const { errors } = useFormState({ control, name: 'walletAddresses' });
  const refusal = errors.walletAddresses?.message;
  return (
    <div className="grid gap-2">
      <Label htmlFor={id}>
        Any other wallet addresses that you used during the mint period (optional)
      </Label>
      <Textarea
        id={id}
        placeholder="Type Addresses (comma separated for multiple)"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={refusal !== undefined}
        aria-describedby={refusal === undefined ? undefined : `${id}-refusal`}
        {...register('walletAddresses')}
      />
      <p id={`${id}-refusal`} role="alert" className="text-sm text-danger empty:hidden">
        {refusal}
      </p>
    </div>
  );
}
