import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';

type DrawWarningProps = {
  title: string;
  /** The failed checks, in one sentence each. */
  failed: readonly string[];
  meaning: string;
  /** The evidence to download, and what else helps. */
  children: ReactNode;
};

/** Warns of a failed check, with its meaning and the next step. */
export function DrawWarning({ title, failed, meaning, children }: DrawWarningProps) {
  return (
    <Alert
      variant="destructive"
      className="max-w-text gap-4 border border-l-8 border-danger max-sm:p-5 sm:p-6"
    >
      <AlertTitle className="flex items-center gap-3 font-display text-lg font-bold">
        <TriangleAlert aria-hidden className="size-8 shrink-0 text-danger" />
        <span>{title}</span>
      </AlertTitle>
      <AlertDescription className="grid gap-3 text-base">
        <ul className="grid list-disc gap-1 pl-5 font-semibold">
          {failed.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p>{meaning}</p>
        <p className="text-muted">
          Your browser detected this. Download the evidence and share it, so that anyone can check
          it.
        </p>
      </AlertDescription>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">{children}</div>
    </Alert>
  );
}
