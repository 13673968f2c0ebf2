import { useQueryClient } from '@tanstack/react-query';
import { Check, ListChecks, Square } from 'lucide-react';
import { useId, useRef } from 'react';

import { DrawWarning } from '@/components/draw/draw-warning';
import { SaveButton } from '@/components/draw/save-evidence';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { grouped } from '@/lib/format/grouped';

import type { Progress, WholeCheck } from './check-whole-log';
import { faultLines } from './fault-lines';
import { useWholeCheck } from './use-whole-check';

const counted = (count: number, one: string, many: string): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

const progressText = (progress: Progress | undefined): string => {
  if (progress === undefined) return 'Reading the log…';
  const { checked, of } = progress;
  return checked < of
    ? `Checked ${grouped(checked)} of ${counted(of, 'entry', 'entries')}`
    : 'Comparing the log with all draws, drops and pools…';
};

function Checking({ progress }: { progress: Progress | undefined }) {
  return (
    <div className="grid w-full max-w-text gap-2">
      <progress
        aria-label="Check of the whole log"
        value={progress?.checked ?? 0}
        max={Math.max(1, progress?.of ?? 1)}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-surface-raised [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-surface-raised [&::-webkit-progress-value]:bg-accent"
      />
      <p className="text-sm text-muted tabular-nums">{progressText(progress)}</p>
    </div>
  );
}

const linesOf = ({ log, isCompared, unchecked, draws, drops, pools }: WholeCheck): string[] => [
  `The market signed ${log.head.size === 1 ? 'the only entry' : `all ${grouped(log.head.size)} entries`} and the head, and their times and positions are in order.`,
  ...(isCompared
    ? [
        `The log explains ${counted(draws.length, 'draw', 'draws')}, the sold and returned packs of ${counted(drops.length, 'drop', 'drops')}, and the contents of ${counted(pools.length, 'pool', 'pools')}.`,
        'The result of each draw is checked on its own page.',
      ]
    : [
        'The log grew while your browser read it, so draws, drops and pools weren’t compared. Check it again in a moment.',
      ]),
  ...(unchecked === 0
    ? []
    : [
        `${counted(unchecked, 'signature of a smart account wasn’t', 'signatures of smart accounts weren’t')} checked: only the account’s network can check it.`,
      ]),
];

function Sound({ check }: { check: WholeCheck }) {
  return (
    <div role="status" className="grid max-w-text gap-2">
      <p className="flex items-center gap-2 font-semibold">
        <Check aria-hidden className="size-5" />
        <span>
          {check.isCompared ? 'No faults in the whole log' : 'No faults in the log’s entries'}
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

function Faulty({ check }: { check: WholeCheck }) {
  return (
    <DrawWarning
      title="The whole log has faults"
      failed={faultLines(check)}
      meaning="The market’s counts, pools or draws contradict its own log. Open or re-roll nothing until the market has explained it."
    >
      <SaveButton
        label="Download the evidence"
        describes="faults of the whole log"
        name={`whole-log-evidence-${check.log.head.root.slice(2, 12)}`}
        content={() => check}
      />
    </DrawWarning>
  );
}

/** Checks all entries, and compares them with all draws, drops and pools. */
export function WholeLog() {
  const queryClient = useQueryClient();
  const { state, start, stop } = useWholeCheck();
  const description = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isChecking = state.kind === 'checking';
  const begin = () => void start(queryClient);
  return (
    <Section title="Whole log">
      <div className="grid justify-items-start gap-4">
        <p id={description} className="max-w-text text-muted">
          Your browser reads every entry, and checks that sold packs, returned draws and the
          contents of pools are those of the log. This can take a minute.
        </p>
        <Button
          ref={button}
          variant="outline"
          aria-describedby={description}
          onClick={isChecking ? stop : begin}
        >
          {isChecking ? <Square aria-hidden /> : <ListChecks aria-hidden />}
          <span>{isChecking ? 'Stop the check' : 'Check the whole log'}</span>
        </Button>
        {isChecking && <Checking progress={state.progress} />}
        {state.kind === 'stopped' && (
          <p role="status" className="text-muted">
            Stopped. Nothing was concluded.
          </p>
        )}
        {state.kind === 'checked' &&
          (state.check.faults.length === 0 ? (
            <Sound check={state.check} />
          ) : (
            <Faulty check={state.check} />
          ))}
        {state.kind === 'failed' && (
          <QueryFailure
            title="Couldn’t check the whole log"
            error={state.error}
            onRetry={() => {
              // The pressed button unmounts with the alert.
              button.current?.focus();
              begin();
            }}
          />
        )}
      </div>
    </Section>
  );
}
