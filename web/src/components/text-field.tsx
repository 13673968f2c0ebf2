import { useId, type ComponentProps, type ReactNode } from 'react';

import { Input } from './ui/input';
import { Label } from './ui/label';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  /** What helps to fill it in; always there. */
  hint?: ReactNode;
  /** Why what stands in it cannot be taken. */
  error?: string | undefined;
};

/** A text input with its name, its hint and what is wrong with it, all read out together. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        {...input}
      />
      <p id={`${id}-hint`} className="text-sm text-muted empty:hidden">
        {hint}
      </p>
      <p id={`${id}-error`} role="alert" className="text-sm text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}
