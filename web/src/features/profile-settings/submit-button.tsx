import type { ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

type SubmitButtonProps = {
  isPending: boolean;
  /** Something was typed: this is what can be pressed next. */
  isNext: boolean;
  children: ReactNode;
};

/** Keeps the focus while it waits, so that the keyboard is not sent back to the top. */
export function SubmitButton({ isPending, isNext, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant={isNext ? 'default' : 'secondary'}
      aria-disabled={isPending}
      onClick={(event) => isPending && event.preventDefault()}
    >
      {isPending && <Spinner aria-label="Saving" />}
      <span>{children}</span>
    </Button>
  );
}
