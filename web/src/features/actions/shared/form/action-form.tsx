import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import { useState, type FormEvent, type ReactNode } from 'react';

import { Button } from '@/components/ui/button';

import { Mismatch, type Mismatched } from './mismatch';

type ActionFormProps = {
  children: ReactNode;
  /** @throws UnreadableOrder when the displayed values differ from those that would be signed */
  onReview: () => void;
  isWaiting?: boolean;
  about?: Mismatched;
};

/** A form whose submission always leads to a review, never directly to a signature. */
export function ActionForm({
  children,
  onReview,
  isWaiting = false,
  about = 'order',
}: ActionFormProps) {
  const [hasMismatch, setMismatch] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    try {
      onReview();
    } catch (error) {
      if (!(error instanceof UnreadableOrder)) throw error;
      setMismatch(true);
    }
  };
  if (hasMismatch) return <Mismatch of={about} />;
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
