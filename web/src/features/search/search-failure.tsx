import { RotateCcw } from 'lucide-react';

import { Button } from '@/components/ui/button';
import { errorText } from '@/lib/app-error';

type SearchFailureProps = {
  title: string;
  error: unknown;
  /** Retries the search. Users need this button, because queries don't retry automatically (§7). */
  onRetry: () => void;
};

export function SearchFailure({ title, error, onRetry }: SearchFailureProps) {
  return (
    <div
      role="alert"
      className="flex shrink-0 items-center justify-between gap-3 border-t border-hairline px-3 py-2 text-sm first-of-type:border-t-0"
    >
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="line-clamp-3 break-words text-muted">{errorText(error)}</p>
      </div>
      <Button variant="outline" size="sm" onClick={onRetry}>
        <RotateCcw aria-hidden />
        Try again
      </Button>
    </div>
  );
}
