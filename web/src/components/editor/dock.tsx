import { CREDITS_PER_SLOT } from '@trait-market/contract/economy/benches';
import type { BareLayers } from '@trait-market/contract/economy/shared';
import type { ReactNode } from 'react';

import type { Look } from '@/lib/looks/look';

import { DockFrame } from './dock-frame';
import { Stage } from './stage';

type DockProps = {
  look: Look;
  bare: BareLayers | undefined;
  changes: number;
  /** Whether a change can be undone or repeated. */
  canStep: boolean;
  balance: number | undefined;
  steps: ReactNode;
  action: ReactNode;
};

const changesCount = (changes: number): string => {
  if (changes === 0) return 'No changes yet';
  return changes === 1 ? '1 change' : `${changes} changes`;
};

const costText = (changes: number, balance: number | undefined): string => {
  if (balance === undefined) return changes === 0 ? '' : `${changes * CREDITS_PER_SLOT} credits`;
  return changes === 0
    ? `You have ${balance} credits`
    : `${changes * CREDITS_PER_SLOT} of your ${balance} credits`;
};

export function Dock({ look, bare, changes, canStep, balance, steps, action }: DockProps) {
  return (
    <DockFrame
      picture={
        <Stage look={look} bare={bare} alt="" className="size-12 shrink-0 rounded-control" />
      }
      title={changesCount(changes)}
      note={costText(changes, balance)}
      steps={steps}
      action={action}
      isNextToStage
      isAtRest={changes === 0}
      isSticky={changes > 0 || canStep}
    />
  );
}
