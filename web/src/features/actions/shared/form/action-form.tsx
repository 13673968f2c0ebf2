import type { ChainId } from '@trait-market/contract/economy/shared';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import { useState, type FormEvent, type ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog';

import { ApprovalNote, type Moved } from './approval-note';
import { Mismatch, type Mismatched } from './mismatch';
import { NetworkNote } from './network-note';

type ActionFormProps = {
  children: ReactNode;
  /** @throws UnreadableOrder when the displayed values differ from those that would be signed */
  onReview: () => void;
  /** The networks on which the action is signed. */
  chains: readonly ChainId[];
  isWaiting?: boolean;
  /** Disables the review, because the form says what is missing. */
  isBlocked?: boolean;
  about?: Mismatched;
  /** The assets that Seaport moves for the user, which may need an approval first. */
  moved?: Moved | undefined;
};

/** A form whose submission always leads to a review, never directly to a signature. */
export function ActionForm({
  children,
  onReview,
  chains,
  isWaiting = false,
  isBlocked = false,
  about = 'order',
  moved,
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
      {moved && <ApprovalNote {...moved} />}
      <NetworkNote chains={chains} />
      <p className="text-xs text-muted">
        Nothing is signed yet. Next, you’ll see exactly what your wallet will sign.
      </p>
      <DialogActions>
        <Button type="submit" size="lg" className="grow" disabled={isWaiting || isBlocked}>
          Review
        </Button>
      </DialogActions>
    </form>
  );
}
