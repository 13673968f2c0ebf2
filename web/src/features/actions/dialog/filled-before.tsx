import { Fragment, type ReactNode, useState } from 'react';

import { Button } from '@/components/ui/button';

import type { ActionStore } from './signing/action-store';

type FilledBeforeProps = {
  store: Pick<ActionStore, 'isTypedBefore' | 'startOver'>;
  children: ReactNode;
};

/** Says that the form holds what was typed on an earlier visit, and offers to empty it. */
export function FilledBefore({ store, children }: FilledBeforeProps) {
  const [isFilled, setFilled] = useState(store.isTypedBefore);
  return (
    <>
      {isFilled && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-surface-raised px-4 py-2 text-sm">
          <p>This is what you entered before.</p>
          <Button
            variant="link"
            onClick={() => {
              store.startOver();
              setFilled(false);
            }}
          >
            Start over
          </Button>
        </div>
      )}
      <Fragment key={String(isFilled)}>{children}</Fragment>
    </>
  );
}
