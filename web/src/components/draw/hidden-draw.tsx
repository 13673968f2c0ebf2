import type { DrawReceipt } from '@trait-market/contract/economy/draws';
import type { Bytes32 } from '@trait-market/contract/economy/shared';

import { seenLog } from '@/lib/economy/draws/draw-log-memory';

import { DrawWarning } from './draw-warning';
import { LogLink } from './log-link';
import { SaveButton } from './save-evidence';

/** Warns that the market denies a draw for which this browser has its receipt. */
export function HiddenDraw({ id, receipt }: { id: Bytes32; receipt: DrawReceipt }) {
  return (
    <DrawWarning
      title="The market hides this draw"
      failed={[
        'The market says that there’s no such draw, but your browser has the receipt that it signed.',
      ]}
      meaning="The market accepted your draw and has to keep it on record. What you put in, or what you got, may be lost unless the market explains this."
    >
      <SaveButton
        label="Download the evidence"
        name={`draw-evidence-${id.slice(2, 12)}`}
        content={() => ({ id, receipt, seenLog: seenLog.read() })}
      />
      <LogLink log={{ receipt }} />
    </DrawWarning>
  );
}
