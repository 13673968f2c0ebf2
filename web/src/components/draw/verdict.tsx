import type { Beacon } from '@trait-market/contract/economy/beacon';
import { isUnfair, type Draw, type DrawFault } from '@trait-market/contract/economy/draws';
import { Download, ShieldAlert, ShieldCheck } from 'lucide-react';

import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { downloadFile } from '@/lib/download-file';

import { drawFaultWords } from './draw-fault-words';
import { DrawProof } from './draw-proof';
import { RoundWait } from './round-wait';

export type Checked = {
  draw: Draw;
  faults: readonly DrawFault[];
  /** The configured beacon, by which the draw was checked. */
  beacon: Beacon;
};

/** Saves the draw with everything that checking it again requires. */
const saveProof = ({ draw, faults, beacon }: Checked): void => {
  const proof = { ...draw, check: { faults, beacon, at: new Date().toISOString() } };
  const text = JSON.stringify(proof, null, 2);
  downloadFile(new Blob([text], { type: 'application/json' }), `draw-${draw.id.slice(2, 12)}.json`);
};

function SaveProof(checked: Checked) {
  return (
    <Button variant="outline" size="sm" className="mt-1" onClick={() => saveProof(checked)}>
      <Download aria-hidden />
      Download the proof
    </Button>
  );
}

function Warning({ draw, faults, beacon }: Checked) {
  return (
    <Alert variant="destructive" className="max-w-text justify-items-start">
      <AlertTitle className="flex items-center gap-2">
        <ShieldAlert aria-hidden className="size-5" />
        This draw wasn’t fair
      </AlertTitle>
      <AlertDescription>
        <ul className="grid gap-1">
          {faults.map((fault) => (
            <li key={fault}>{drawFaultWords[fault]}</li>
          ))}
        </ul>
        <p className="mt-2 text-muted">
          Your browser found this out. Download the proof, so that anyone can check it.
        </p>
      </AlertDescription>
      <SaveProof draw={draw} faults={faults} beacon={beacon} />
    </Alert>
  );
}

export function Verdict({ draw, faults, beacon }: Checked) {
  const isSignatureChecked = !faults.includes('unverifiable-signature');
  if (faults.some(isUnfair)) return <Warning draw={draw} faults={faults} beacon={beacon} />;
  if (draw.state === 'waiting' && draw.beacon === null)
    return <RoundWait draw={draw} beacon={beacon} />;
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
    <div role="status" className="grid max-w-text justify-items-start gap-2">
      <p className="flex items-center gap-2 font-semibold">
        {draw.state === 'drawn' && isSignatureChecked && (
          <ShieldCheck aria-hidden className="size-5" />
        )}
        <span>{title}</span>
      </p>
      {draw.state === 'drawn' && <DrawProof draw={draw} beacon={beacon} />}
      {words !== undefined && <p className="text-muted">{words}</p>}
      {!isSignatureChecked && (
        <p className="text-muted">{drawFaultWords['unverifiable-signature']}</p>
      )}
      <SaveProof draw={draw} faults={faults} beacon={beacon} />
    </div>
  );
}
