import type { ReactNode } from 'react';

import { FocusedHeading } from '@/components/focused-heading';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { drawLogPath } from '@/lib/economy/draws/draw-log-path';
import { downloadFile } from '@/lib/download-file';

import type { Refused, Remedy } from '../../messages/refusal';

export type Remedies = Record<Exclude<Remedy, 'fill'>, () => void> & {
  fill: (() => void) | undefined;
};

type RefusedNoticeProps = {
  refused: Refused;
  completedSteps?: string | undefined;
  /** The signature is stored because its request may have arrived; the user can send it again. */
  isStored: boolean;
  children?: ReactNode;
  remedies: Remedies;
};

const WORDS: Record<Remedy, string> = {
  sign: 'Try again',
  send: 'Send it again',
  review: 'Review it again',
  fill: 'Go back and change it',
  signIn: 'Connect again',
  close: 'Close',
};

export function RefusedNotice({
  refused,
  completedSteps,
  isStored,
  children,
  remedies,
}: RefusedNoticeProps) {
  const { title, words, remedy, evidence, entry } = refused;
  const offered = remedies[remedy] === undefined ? 'close' : remedy;
  const action = remedies[remedy] ?? remedies.close;
  return (
    <div className="grid gap-5">
      <Alert variant="destructive">
        <FocusedHeading>{title}</FocusedHeading>
        <AlertDescription className="text-muted">{words}</AlertDescription>
        {completedSteps !== undefined && <AlertDescription>{completedSteps}</AlertDescription>}
        {entry !== undefined && (
          <AlertDescription className="text-muted">
            {'The market signed its reason. Your browser stored the receipt. '}
            <a
              className="underline underline-offset-4"
              href={drawLogPath(entry)}
              target="_blank"
              rel="noopener noreferrer"
            >
              See it in the draw log
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </AlertDescription>
        )}
        {isStored && (
          // Opens another tab, because this one holds the signature and can send it again.
          <a
            className="justify-self-start text-sm underline underline-offset-4"
            href={paths.dashboardHistory}
            target="_blank"
            rel="noopener noreferrer"
          >
            Check your activity
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
      </Alert>
      {evidence !== undefined && (
        <Button
          variant="outline"
          onClick={() =>
            downloadFile(new Blob([evidence.text], { type: 'application/json' }), evidence.name)
          }
        >
          Save the evidence
        </Button>
      )}
      {offered !== 'close' && (
        <Button size="lg" onClick={() => action()}>
          {WORDS[offered]}
        </Button>
      )}
      {children}
      {offered === 'close' && (
        <Button size="lg" variant="outline" onClick={() => action()}>
          {WORDS.close}
        </Button>
      )}
    </div>
  );
}
