import type { ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

type SubmitButtonProps = {
  isPending: boolean;
  isNext: boolean;
  children: ReactNode;
};

/** Stays focusable while pending, so that keyboard users keep their position. */
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
