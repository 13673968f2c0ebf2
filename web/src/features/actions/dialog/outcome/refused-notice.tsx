import type { ReactNode } from 'react';

import { FocusedHeading } from '@/components/focused-heading';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';

import type { Refused, Remedy } from '../../messages/refusal';

/** What each remedy does; `fill` is absent where there is nothing to fill in. */
export type Remedies = Record<Exclude<Remedy, 'fill'>, () => void> & {
  fill: (() => void) | undefined;
};

type RefusedNoticeProps = {
  refused: Refused;
  /** What of the action is done already, in a sentence. */
  throughBefore?: string | undefined;
  /** What was signed is kept, and may have arrived. */
  isKept: boolean;
  /** Other ways on than the remedy. */
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

/** Why it did not go through, that nothing is lost, and what can be done. */
export function RefusedNotice({
  refused,
  throughBefore,
  isKept,
  children,
  remedies,
}: RefusedNoticeProps) {
  const { title, words, remedy } = refused;
  const offered = remedies[remedy] === undefined ? 'close' : remedy;
  const action = remedies[remedy] ?? remedies.close;
  return (
    <div className="grid gap-5">
      <Alert variant="destructive">
        <FocusedHeading>{title}</FocusedHeading>
        <AlertDescription className="text-muted">{words}</AlertDescription>
        {throughBefore !== undefined && <AlertDescription>{throughBefore}</AlertDescription>}
        {isKept && (
          // In another tab: this one keeps what was signed, and can send it again.
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
