import { useQueryClient } from '@tanstack/react-query';
import type { DrawLog } from '@trait-market/contract/economy/draw-log';
import type { DrawReceipt } from '@trait-market/contract/economy/draws';
import { Check } from 'lucide-react';
import { useRef } from 'react';

import { logFaultWords } from '@/components/draw/draw-fault-words';
import { DrawWarning } from '@/components/draw/draw-warning';
import { SaveButton } from '@/components/draw/save-evidence';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { seenLog } from '@/lib/economy/draws/draw-log-memory';
import { exactTime } from '@/lib/format/dates';
import { grouped } from '@/lib/format/grouped';

import type { useVerification } from './use-verification';
import type { PageCheck } from './verify-page';

const isSound = ({ faults, bad, invented, missing, hidden }: PageCheck): boolean =>
  [faults, bad, invented, missing, hidden].every((found) => found.length === 0);

const entriesText = (count: number): string =>
  count === 1 ? '1 entry' : `${grouped(count)} entries`;

const linesOf = ({ log, before, entries, receipts }: PageCheck): string[] => [
  `The market signed this head and the ${entriesText(entries.length)} on this page, and the log has ${entries.length === 1 ? 'it at its place' : 'them at their places'}.`,
  before === undefined
    ? 'Your browser remembers this head from now on, so the next check shows whether entries were removed or changed.'
    : `Nothing was removed or changed since ${exactTime(new Date(before.head.time))}, when your browser saw ${entriesText(before.head.size)}${before.head.size === log.head.size ? ', as now' : ''}.`,
  ...(receipts.length === 0
    ? []
    : [
        receipts.length === 1
          ? 'The log has the draw or refusal whose receipt your browser stores.'
          : `The log has all ${receipts.length} draws and refusals whose receipts your browser stores.`,
      ]),
];

function Sound({ check }: { check: PageCheck }) {
  return (
    <div role="status" className="grid max-w-text gap-2">
      <p className="flex items-center gap-2 font-semibold">
        <Check aria-hidden className="size-5" />
        <span>
          {check.before === undefined
            ? 'Verified: signed by the market'
            : 'Verified: signed by the market, and nothing was removed or changed'}
        </span>
      </p>
      <ul className="grid list-disc gap-1 pl-5 text-muted">
        {linesOf(check).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function Unsound({ check, onForgotten }: { check: PageCheck; onForgotten: () => void }) {
  const { faults, bad, invented, missing, hidden } = check;
  const isOtherLog = faults.includes('split-log') || faults.includes('other-signer');
  const failed = [
    ...faults.map((fault) => logFaultWords[fault]),
    ...(bad.length === 0 ? [] : [`The market didn’t sign entry ${bad.join(', ')}.`]),
    ...(invented.length === 0
      ? []
      : [`Entry ${invented.join(', ')} isn’t signed by its wallet, so the market invented it.`]),
    ...(missing.length === 0
      ? []
      : [`The log doesn’t have entry ${missing.join(', ')} as it’s shown on this page.`]),
    ...(hidden.length === 0
      ? []
      : [
          hidden.length === 1
            ? 'The log doesn’t have a draw or refusal for which the market signed a receipt.'
            : `The log doesn’t have ${hidden.length} draws or refusals for which the market signed receipts.`,
        ]),
  ];
  return (
    <DrawWarning
      title="This log can’t be trusted"
      failed={failed}
      meaning="The market may be hiding draws, or showing other records to other people. Open or re-roll nothing until the market has explained it."
    >
      <SaveButton
        label="Download the evidence"
        name={`draw-log-evidence-${check.log.head.root.slice(2, 12)}`}
        content={() => check}
      />
      {isOtherLog && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            seenLog.forget();
            onForgotten();
          }}
        >
          Forget the earlier log
        </Button>
      )}
    </DrawWarning>
  );
}

type VerifyLogProps = {
  log: DrawLog;
  entries: readonly DrawReceipt[];
  verification: ReturnType<typeof useVerification>;
};

export function VerifyLog({ log, entries, verification }: VerifyLogProps) {
  const queryClient = useQueryClient();
  const { check, error, isChecking, verify } = verification;
  const button = useRef<HTMLButtonElement>(null);
  const start = () => verify(queryClient, log, entries);
  return (
    <div className="grid justify-items-start gap-4">
      <Button
        ref={button}
        variant="outline"
        aria-disabled={isChecking}
        onClick={isChecking ? undefined : start}
      >
        {isChecking ? <Spinner aria-label="Verifying the log" /> : <Check aria-hidden />}
        <span>Verify</span>
      </Button>
      {check !== undefined && isSound(check) && <Sound check={check} />}
      {check !== undefined && !isSound(check) && (
        <Unsound
          check={check}
          onForgotten={() => {
            // The pressed button unmounts with the alert.
            button.current?.focus();
            void start();
          }}
        />
      )}
      {error !== undefined && (
        <QueryFailure
          title="Couldn’t verify the log"
          error={error}
          isRetrying={isChecking}
          onRetry={start}
        />
      )}
    </div>
  );
}
