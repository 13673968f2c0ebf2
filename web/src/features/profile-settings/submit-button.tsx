import type { ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

type SubmitButtonProps = { isPending: boolean; children: ReactNode };

/** Keeps the focus while it waits, so that the keyboard is not sent back to the top. */
export function SubmitButton({ isPending, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      aria-disabled={isPending}
      onClick={(event) => isPending && event.preventDefault()}
    >
      {isPending && <Spinner aria-label="Saving" />}
      {children}
    </Button>
  );
}
