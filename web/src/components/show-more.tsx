import { useState } from 'react';

import { cn } from '@/lib/cn';

import { Button } from './ui/button';
import { Spinner } from './ui/spinner';

type ShowMoreProps = {
  shown: number;
  /** Undefined while it's loading. */
  total: number | undefined;
  name: string;
  isLoading: boolean;
  onMore: (() => void) | undefined;
};

/** Renders nothing for a list that is complete from the start. The last page is only announced. */
export function ShowMore({ shown, total, name, isLoading, onMore }: ShowMoreProps) {
  const isComplete = onMore === undefined && total !== undefined && shown >= total;
  const [wasPartial, setWasPartial] = useState(!isComplete);
  if (!isComplete && !wasPartial) setWasPartial(true);
  if (!wasPartial) return null;
  return (
    <div className={cn(!isComplete && 'mt-8 flex flex-wrap items-center gap-x-6 gap-y-3')}>
      {onMore && (
        <Button variant="outline" disabled={isLoading} onClick={onMore}>
          {isLoading && <Spinner aria-hidden />}
          <span>{`Show more ${name}`}</span>
        </Button>
      )}
      <p role="status" className={cn('text-sm text-muted tabular-nums', isComplete && 'sr-only')}>
        {total === undefined ? <>&nbsp;</> : `${shown} of ${total} ${name} shown`}
      </p>
    </div>
  );
}
