import { CREDITS_PER_BATCH } from '@trait-market/contract/economy/benches';
import type { ComponentProps } from 'react';

import { DockFrame } from '@/components/editor/dock-frame';
import { Stage } from '@/components/editor/stage';
import { StepButtons } from '@/components/editor/step-buttons';
import { Button } from '@/components/ui/button';

import { avatarsText } from './avatars-text';

type BatchDockProps = Pick<ComponentProps<typeof Stage>, 'look' | 'bare'> &
  ComponentProps<typeof StepButtons> & {
    changing: number;
    of: number;
    lacking: readonly string[];
    balance: number | undefined;
    isWaiting: boolean;
    /** Starts the signing; undefined while the user can't sign. */
    onSign: (() => void) | undefined;
  };

const titleOf = (changing: number, of: number): string => {
  if (changing === 0) return 'No changes yet';
  const verb = changing === 1 ? 'changes' : 'change';
  return of === 1 ? `1 avatar ${verb}` : `${changing} of ${of} avatars ${verb}`;
};

function Note({
  changing,
  lacking,
  balance,
}: Pick<BatchDockProps, 'changing' | 'lacking' | 'balance'>) {
  if (lacking.length > 0)
    return <span className="text-danger">{`Too few editions of ${lacking.join(', ')}`}</span>;
  if (changing === 0)
    return balance === undefined ? null : <span>{`You have ${balance} credits`}</span>;
  return (
    <span>{`${CREDITS_PER_BATCH}${balance === undefined ? ' credits' : ` of your ${balance} credits`}`}</span>
  );
}

export function BatchDock({
  look,
  bare,
  changing,
  of,
  lacking,
  balance,
  isWaiting,
  onSign,
  ...steps
}: BatchDockProps) {
  return (
    <DockFrame
      picture={
        <Stage look={look} bare={bare} alt="" className="size-12 shrink-0 rounded-control" />
      }
      isNextToStage
      title={titleOf(changing, of)}
      note={<Note changing={changing} lacking={lacking} balance={balance} />}
      steps={<StepButtons {...steps} />}
      action={
        <Button
          size="lg"
          className="w-full"
          aria-busy={isWaiting}
          disabled={onSign === undefined}
          onClick={onSign}
        >
          {changing === 0 ? 'Construct' : `Construct ${avatarsText(changing)}`}
        </Button>
      }
    />
  );
}
