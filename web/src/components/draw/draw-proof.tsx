import { roundTime } from '@trait-market/contract/economy/beacon';
import { drawTermsOf } from '@trait-market/contract/economy/draws';

import { exactTime } from '@/lib/format/dates';

import type { Checked } from './checked';

type ProofProps = Pick<Checked, 'draw' | 'beacon' | 'log'>;

const timeText = (at: number | string): string => exactTime(new Date(at));

function Details({ draw, beacon, log }: ProofProps) {
  const { commitment, entropy, table, round } = drawTermsOf(draw.signed);
  const rows: readonly (readonly [string, string | null | undefined])[] = [
    ['The market’s commitment', commitment],
    ['The market’s part, revealed', draw.link],
    ['Your browser’s part', entropy],
    ['Hash of the possible traits', table],
    ['The beacon (drand chain hash)', beacon.hash],
    ['Round', String(round)],
    ['The round’s signature', draw.beacon?.signature],
    ['Wallet’s signature', draw.signed.signature],
    ['The market’s signature of its receipt', log.receipt?.signature],
    [
      'Entry in the draw log',
      log.inclusion && `${log.inclusion.index + 1} of ${log.log.head.size}`,
    ],
    ['Root of the draw log', log.log.head.root],
    ['Signer of the draw log', log.log.signer],
  ];
  return (
    <details className="w-full text-sm">
      <summary className="min-h-6 cursor-pointer rounded-tag py-1">Details</summary>
      <dl translate="no" className="mt-2 grid gap-2 border-l-2 border-hairline pl-3">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="break-all">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Says in three lines what was fixed, when the beacon decided, and that the result fits. */
export function DrawProof({ draw, beacon, log }: ProofProps) {
  const { round } = drawTermsOf(draw.signed);
  const due = roundTime(beacon, round);
  const lines = [
    `Fixed at ${timeText(draw.takenAt)}: the market’s part, your browser’s part and the list of possible traits.`,
    `Decided at ${timeText(due)} by round ${round} of a public beacon, which no one could know before.`,
    'It fits: your browser checked the beacon’s signature, repeated the draw, got the same traits, and found the draw in the market’s public log.',
  ];
  return (
    <>
      <ol className="grid list-decimal gap-1 pl-5 text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <Details draw={draw} beacon={beacon} log={log} />
    </>
  );
}
