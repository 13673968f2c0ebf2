import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';
import { Spinner } from '@/components/ui/spinner';
import { StepActions } from './step-actions';
import type { TaxForm } from './use-tax-form';
import { Textarea } from '@/components/ui/textarea';

/** The field for the user's other wallet addresses (§5). */
function WalletAddressesField({ form: { control, register } }: { form: TaxForm }) {
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

type DeclarationStepProps = {
  form: TaxForm;
  state: 'idle' | 'pending' | 'error' | 'success';
  back: ReactNode;
};

/** The last step of the tax declaration, which submits it (§2 Tax declaration modal). */
export function DeclarationStep({ form, state, back }: DeclarationStepProps) {
  const id = useId();
  const {
    field: { ref, name, value: isDeclared, onChange, onBlur },
  } = useController({ control: form.control, name: 'declareTruth' });
  const submit = useRef<HTMLButtonElement>(null);
  const progress = useRef<HTMLParagraphElement>(null);
  const isPending = state === 'pending';

  // A button that becomes disabled loses the focus, which the page behind could take.
  useEffect(() => {
    if (state === 'pending') progress.current?.focus();
    if (state === 'error' && document.activeElement === progress.current) submit.current?.focus();
  }, [state]);

  return (
    <>
      <WalletAddressesField form={form} />
      <div className="flex items-start gap-3">
        <Checkbox
          id={id}
          ref={ref}
          name={name}
          checked={isDeclared}
          onCheckedChange={(checked) => onChange(checked === true)}
          onBlur={onBlur}
        />
        <Label htmlFor={id} className="cursor-pointer py-0.5">
          I hereby declare that the information provided is true and correct.
        </Label>
      </div>
      <StepActions>
        {back}
        <Button ref={submit} type="submit" disabled={!isDeclared || isPending}>
          {isPending && <Spinner aria-hidden />}
          <span>Submit</span>
        </Button>
      </StepActions>
      <p ref={progress} role="status" tabIndex={-1} className="sr-only">
        {isPending && 'Submitting your declaration'}
      </p>
    </>
  );
}
