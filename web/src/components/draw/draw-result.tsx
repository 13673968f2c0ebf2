import { isUnfair, type Draw, type DrawFault } from '@trait-market/contract/economy/draws';
import { Download, ShieldAlert, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { downloadFile } from '@/lib/download-file';
import { plainText } from '@/lib/format/plain-text';

const drawFaultWords: Record<DrawFault, string> = {
  'bad-signature': 'The published data isn’t what the wallet signed.',
  'unverifiable-signature':
    'Signed by a smart account: its signature was checked by its network, not by your browser.',
  'other-terms':
    'It’s listed with another commitment, wallet, network, drop or pool than was signed.',
  'tampered-link': 'The market’s half of the draw isn’t the one it committed to.',
  'changed-table': 'The list of possible traits isn’t the one that was signed.',
  'wrong-result': 'The two halves of the draw lead to different traits.',
  'late-reveal':
    'The market revealed its half of the draw after its 10 minutes were up, and kept what was put in.',
  'stake-kept': 'The market never revealed its half of the draw and kept what was put in.',
  'drawn-twice': 'The same commitment was used for two draws.',
  'out-of-order': 'It isn’t in order with the market’s other draws.',
  'not-the-declared-table': 'The first draw didn’t use the contents that the drop declared.',
  'unpublished-chain': 'The market didn’t publish this wallet’s commitments before the draw.',
  'second-chain': 'The market had several series of commitments for this wallet, to choose from.',
  'hidden-draw': 'The market doesn’t list a draw before or after this one.',
  'closed-pool': 'The pool had too few different traits to be open.',
  'over-limit': 'The wallet had reached its limit of draws in 24 hours.',
};

const saveProof = (draw: Draw): void => {
  const text = JSON.stringify(draw, null, 2);
  downloadFile(new Blob([text], { type: 'application/json' }), `draw-${draw.id.slice(2, 12)}.json`);
};

function SaveProof({ draw }: { draw: Draw }) {
  return (
    <Button variant="outline" size="sm" className="mt-1" onClick={() => saveProof(draw)}>
      <Download aria-hidden />
      Download the proof
    </Button>
  );
}

export function Verdict({ draw, faults }: { draw: Draw; faults: readonly DrawFault[] }) {
  const isSignatureChecked = !faults.includes('unverifiable-signature');
  if (faults.some(isUnfair)) {
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
        <SaveProof draw={draw} />
      </Alert>
    );
  }
  const what = draw.drop === null ? 'your traits and credits go' : 'the packs go';
  const words = {
    drawn: [
      isSignatureChecked ? 'Verified: the draw is fair' : 'The result is right',
      'Your browser repeated it and got the same traits.',
    ],
    waiting: [
      'Waiting for the result',
      `The market has 10 minutes to reveal its half of the draw. If it doesn’t, ${what} back.`,
    ],
    returned: [
      draw.drop === null ? 'You got everything back' : 'The packs went back',
      'The market didn’t reveal its half of the draw within 10 minutes, so nothing was drawn.',
    ],
  }[draw.state];
  return (
    <div role="status" className="grid max-w-text justify-items-start gap-2">
      <p className="flex items-center gap-2 font-semibold">
        {draw.state === 'drawn' && isSignatureChecked && (
          <ShieldCheck aria-hidden className="size-5" />
        )}
        <span>{words[0]}</span>
      </p>
      <p className="text-muted">{words[1]}</p>
      {!isSignatureChecked && (
        <p className="text-muted">{drawFaultWords['unverifiable-signature']}</p>
      )}
      <SaveProof draw={draw} />
    </div>
  );
}

/** Returns the drawn traits by unique keys, because a pack can contain the same trait twice. */
const namedOnce = (picks: Draw['picks']): Map<string, Draw['picks'][number]> => {
  const named = new Map<string, Draw['picks'][number]>();
  for (const pick of picks) {
    const name = `${pick.time} ${pick.section} ${pick.tokenId}`;
    const copies = [...named.keys()].filter((key) => key.startsWith(name)).length;
    named.set(copies === 0 ? name : `${name} × ${copies + 1}`, pick);
  }
  return named;
};

type DrawResultProps = {
  draw: Draw;
  faults: readonly DrawFault[];
  level: 2 | 3;
};

export function DrawResult({ draw, faults, level }: DrawResultProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid gap-6">
      <Verdict draw={draw} faults={faults} />
      {draw.picks.length > 0 && (
        <div>
          <Heading className="font-semibold">
            {draw.drop === null ? 'Result' : `Drawn from ${plainText(draw.drop.name)}`}
          </Heading>
          <ol className="mt-2 grid list-decimal gap-1 pl-6">
            {[...namedOnce(draw.picks)].map(([key, { trait }]) => (
              <li key={key}>
                <Link to={paths.trait(trait.id)} className="underline underline-offset-4">
                  {plainText(trait.value) || 'Unnamed trait'}
                </Link>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
