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
  /** Disables the review and says why next to it, because the form's own notice may be out of view. */
  blockedBy?: string | undefined;
  about?: Mismatched;
  /** The assets that Seaport moves for the user, which may need an approval first. */
  moved?: Moved | undefined;
  /** Stays in view while the form scrolls: next to it, or above the buttons on smaller screens. */
  summary?: ReactNode;
};

/** A form whose submission always leads to a review, never directly to a signature. */
export function ActionForm({
  children,
  onReview,
  chains,
  isWaiting = false,
  blockedBy,
  about = 'order',
  moved,
  summary,
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
  const fields = (
    <>
      {children}
      {moved && <ApprovalNote {...moved} />}
      <NetworkNote chains={chains} />
      <p className="text-xs text-muted">
        Nothing is signed yet. Next, you’ll see exactly what your wallet will sign.
      </p>
    </>
  );
  const actions = (
    <DialogActions reason={blockedBy}>
      <Button
        type="submit"
        size="lg"
        className="grow"
        disabled={isWaiting || blockedBy !== undefined}
      >
        Review
      </Button>
    </DialogActions>
  );
  return summary === undefined ? (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {fields}
      {actions}
    </form>
  ) : (
    <form
      noValidate
      onSubmit={submit}
      className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-x-6 lg:**:data-[slot=dialog-actions]:col-span-full"
    >
      <div className="grid min-w-0 content-start gap-5">{fields}</div>
      {/* One sticky block on small screens, so that neither covers the other. */}
      <div className="grid max-lg:sticky max-lg:bottom-0 max-sm:**:data-[slot=dialog-actions]:border-t-0 max-sm:**:data-[slot=dialog-actions]:py-1.5 lg:contents [@media(max-height:30rem)]:static">
        <div
          data-slot="form-summary"
          className="max-lg:-mx-5 max-lg:border-t max-lg:border-hairline max-lg:bg-surface max-lg:px-5 max-lg:py-1 max-lg:sm:-mx-6 max-lg:sm:px-6 sm:max-lg:py-1.5 lg:sticky lg:top-0 lg:self-start lg:rounded-control lg:border lg:border-hairline"
        >
          {summary}
        </div>
        {actions}
      </div>
    </form>
  );
}
