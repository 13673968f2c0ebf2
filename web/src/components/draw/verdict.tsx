import { isUnfair } from '@trait-market/contract/economy/draws';
import { ShieldCheck } from 'lucide-react';

import { TransactionLink } from '@/components/economy/provenance/transaction-link';

import { isSound, type Checked } from './checked';
import { drawFaultWords, logFaultWords } from './draw-fault-words';
import { DrawProof } from './draw-proof';
import { DrawWarning } from './draw-warning';
import { LogLink } from './log-link';
import { RoundWait } from './round-wait';
import { SaveEvidence, SaveProof } from './save-evidence';

const UNFAIR =
  'The market broke the rules that make a draw random, so it may have chosen the result. Don’t trust this result, and open or re-roll nothing else until the market has explained it.';
const HIDDEN =
  'The market may be hiding this draw, or showing other records to other people. A draw that isn’t on record can be changed later, so don’t rely on this result.';

function Warning(checked: Checked) {
  const unfair = checked.faults.filter(isUnfair);
  return (
    <DrawWarning
      title={unfair.length > 0 ? 'This draw wasn’t fair' : 'This draw’s record is wrong'}
      failed={[
        ...unfair.map((fault) => drawFaultWords[fault]),
        ...checked.log.faults.map((fault) => logFaultWords[fault]),
      ]}
      meaning={unfair.length > 0 ? UNFAIR : HIDDEN}
    >
      <SaveEvidence {...checked} />
      <LogLink {...checked} />
    </DrawWarning>
  );
}

export function Verdict(checked: Checked) {
  const { draw, faults } = checked;
  if (!isSound(checked)) return <Warning {...checked} />;
  if (draw.state === 'waiting' && draw.beacon === null) return <RoundWait {...checked} />;
  const isSignatureChecked = !faults.includes('unverifiable-signature');
  const what = draw.drop === null ? 'your traits and credits go' : 'the packs go';
  const [title, words] = {
    drawn: [isSignatureChecked ? 'Verified: the draw is fair' : 'The result is right', undefined],
    waiting: [
      'Waiting for the market',
      `The public random number is out. The market has 10 minutes to reveal its part. If it doesn’t, ${what} back.`,
    ],
    returned: [
      draw.drop === null ? 'You got everything back' : 'The packs went back',
      'The market didn’t reveal its part of the draw within 10 minutes, so nothing was drawn.',
    ],
  }[draw.state];
  return (
    <div className="grid max-w-text justify-items-start gap-3">
      <div role="status" className="grid justify-items-start gap-2">
        <p className="flex items-center gap-2 font-semibold">
          {draw.state === 'drawn' && isSignatureChecked && (
            <ShieldCheck aria-hidden className="size-5" />
          )}
          <span>{title}</span>
        </p>
        {words !== undefined && <p className="text-muted">{words}</p>}
        {!isSignatureChecked && (
          <p className="text-muted">{drawFaultWords['unverifiable-signature']}</p>
        )}
      </div>
      {draw.state === 'drawn' && <DrawProof {...checked} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <SaveProof {...checked} />
        <LogLink {...checked} />
        <TransactionLink settled={draw} />
      </div>
    </div>
  );
}
