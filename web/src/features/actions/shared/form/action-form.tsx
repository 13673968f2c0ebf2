import type { FormEvent, ReactNode } from 'react';

import { Button } from '@/components/ui/button';

type ActionFormProps = {
  children: ReactNode;
  /** Only with everything that the review needs. */
  onReview: () => void;
  /** Something is still loading. */
  isWaiting?: boolean;
};

/** The form of an action: what it ends with is a review, never a signature. */
export function ActionForm({ children, onReview, isWaiting = false }: ActionFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onReview();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {children}
      <div className="grid gap-2">
        <Button type="submit" size="lg" disabled={isWaiting}>
          Review
        </Button>
        <p className="text-xs text-muted">
          Nothing is signed yet. Next, you’ll see exactly what your wallet will sign.
        </p>
      </div>
    </form>
  );
}
