import { OUTFIT_NAME_MAX_LENGTH } from '@trait-market/contract/economy/outfits';
import { useId, type ComponentProps } from 'react';

import { Input } from '@/components/ui/input';

type NameFieldProps = Omit<ComponentProps<typeof Input>, 'id'> & {
  label: string;
  /** Why what stands in it is no name. */
  error: string | undefined;
};

/** The name of an outfit, and what is wrong with it, read out together. */
export function NameField({ label, error, ...input }: NameFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <Input
        id={id}
        autoComplete="off"
        maxLength={OUTFIT_NAME_MAX_LENGTH}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        {...input}
      />
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
