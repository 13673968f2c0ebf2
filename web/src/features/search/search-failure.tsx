import { RotateCcw } from 'lucide-react';

import { Button } from '@/components/ui/button';

import type { SearchGroup } from './search-group';

/** One kind of search failed while another succeeded: said, beside the results there are. */
export function SearchFailure({
  name,
  onRetry,
}: {
  name: SearchGroup['name'];
  onRetry: () => void;
}) {
  return (
    <div
      role="alert"
      className="flex shrink-0 flex-wrap items-center justify-between gap-x-3 border-t border-hairline px-3 py-1.5 text-sm"
    >
      <p>{name} could not be searched.</p>
      <Button variant="ghost" size="sm" onClick={onRetry}>
        <RotateCcw aria-hidden />
        Try again
      </Button>
    </div>
  );
}
