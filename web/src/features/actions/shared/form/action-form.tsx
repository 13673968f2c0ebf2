import type { FormEvent, ReactNode } from 'react';

import { Button } from '@/components/ui/button';

type ActionFormProps = {
  children: ReactNode;
  /** Called only when the review's data is complete. */
  onReview: () => void;
  isWaiting?: boolean;
};

/** An action's form, which is always submitted to a review, never to a signature. */
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
