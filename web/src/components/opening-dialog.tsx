import { useId, useLayoutEffect, useRef } from 'react';

import type { LoadState } from '@/lib/lazy-module';
import { useDialogEntry } from '@/lib/page-history/dialog-entry';

import { LoadFailureActions, useLoadFailureText } from './load-failure';
import { Button } from './ui/button';
import { LoadingText, Skeleton } from './ui/skeleton';

type OpeningDialogProps = {
  title: string;
  code: LoadState<unknown>;
  onRetry: () => void;
  onCancel: () => void;
};

/** Responds to a press immediately, with the browser's `dialog`, which needs no extra code. */
export function OpeningDialog({ title, code, onRetry, onCancel }: OpeningDialogProps) {
  const titleId = useId();
  const failureText = useLoadFailureText(
    'Couldn’t load this. Check your connection and try again.',
  );
  // Scripts can't press Escape in the browser's own dialog.
  useDialogEntry({ isActive: true, onBack: onCancel });
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closes the dialog before it unmounts, so that the browser returns the focus to the opener.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      className="mx-auto mt-4 mb-auto w-[calc(100vw-2rem)] max-w-md rounded-card border border-hairline bg-surface p-5 text-foreground shadow-modal backdrop:bg-overlay open:grid open:gap-4 sm:mt-[6dvh] sm:p-6"
    >
      <h2 id={titleId} className="font-display text-lg leading-tight font-bold">
        {title}
      </h2>
      {code.kind === 'failed' ? (
        <div role="alert" className="grid gap-4">
          <p className="text-sm text-muted">{failureText}</p>
          <LoadFailureActions tries={code.tries} onRetry={onRetry} />
        </div>
      ) : (
        <div className="grid gap-4">
          <LoadingText>Loading</LoadingText>
          <Skeleton className="h-16 w-full rounded-control" />
          <Skeleton className="h-12 w-full rounded-control" />
        </div>
      )}
      <Button variant="outline" className="justify-self-start" onClick={onCancel}>
        Cancel
      </Button>
    </dialog>
  );
}
