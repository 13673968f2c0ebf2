import type { Wearable } from '@trait-market/contract/economy/avatars';
import type { Slot } from '@trait-market/contract/economy/shared';
import {
  startTransition,
  useCallback,
  useLayoutEffect,
  useState,
  type ComponentProps,
} from 'react';

import { fitted, startFitting, type FittingEvent } from '@/lib/looks/fitting';
import type { Look } from '@/lib/looks/look';
import { createStore, type Readable } from '@/lib/store';
import { useStore } from '@/lib/use-store';

import { Stage } from './stage';

/** Updates the preview in the next frame, and the slow rest of the editor in a transition. */
export const useLead = (look: Look, change: (event: FittingEvent) => void) => {
  const [lead] = useState(() => createStore(look));
  useLayoutEffect(() => lead.write(look), [lead, look]);
  const wear = useCallback(
    (slot: Slot, trait: Wearable | undefined) => {
      const event: FittingEvent = trait ? { type: 'put', trait } : { type: 'takeOff', slot };
      lead.write(fitted(startFitting(lead.read()), event).now);
      startTransition(() => change(event));
    },
    [lead, change],
  );
  return { lead, wear };
};

type LeadingStageProps = Omit<ComponentProps<typeof Stage>, 'look'> & { lead: Readable<Look> };

export function LeadingStage({ lead, ...props }: LeadingStageProps) {
  return <Stage {...props} look={useStore(lead)} />;
}
