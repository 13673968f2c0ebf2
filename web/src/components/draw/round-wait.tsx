import { QUICKNET, roundTime } from '@trait-market/contract/economy/beacon';
import {
  drawTermsOf,
  isHeldBack,
  MAX_ROUND_WAIT_S,
  REVEAL_MINUTES,
} from '@trait-market/contract/economy/draws';
import { Hourglass } from 'lucide-react';

import { NewTabLink } from '@/components/new-tab-link';
import { exactTime } from '@/lib/format/dates';
import { seconds, SECOND_MS } from '@/lib/format/seconds';
import { useStore } from '@/lib/use-store';

import type { Checked } from './checked';
import { DrawWarning } from './draw-warning';
import { SaveEvidence } from './save-evidence';

/** The delay after which the beacon counts as late, in seconds. */
const LATE_S = 10;

/** Returns the seconds until a round; undefined if the device's clock must be wrong. */
const secondsUntil = (due: number, now: number): number | undefined => {
  const left = Math.ceil((due - now) / SECOND_MS);
  return left > MAX_ROUND_WAIT_S ? undefined : left;
};

const waitText = (left: number | undefined): string => {
  if (left === undefined || left <= 0) return 'any moment now';
  return left === 1 ? 'in about a second' : `in about ${left} seconds`;
};

/** Returns the seconds until the draw's round; undefined if the device's clock must be wrong. */
export const useSecondsLeft = ({ draw, beacon }: Pick<Checked, 'draw' | 'beacon'>) =>
  secondsUntil(roundTime(beacon, drawTermsOf(draw.signed).round), useStore(seconds) * SECOND_MS);

/** Links to the round at a node of drand's network, so that anyone can see whether it is out. */
function RoundAtDrand({ hash, round }: { hash: string; round: number }) {
  if (hash !== `0x${QUICKNET.hash}`) return null;
  return (
    <NewTabLink
      href={`https://api.drand.sh/${QUICKNET.hash}/public/${round}`}
      className="text-sm underline underline-offset-4"
    >
      {`Look up round ${round}`}
    </NewTabLink>
  );
}

function HeldBack(checked: Checked) {
  const { draw, beacon } = checked;
  const { round } = drawTermsOf(draw.signed);
  const due = exactTime(new Date(roundTime(beacon, round)));
  return (
    <DrawWarning
      title="This draw is held back"
      failed={[
        `Round ${round} of the public beacon was due at ${due}, more than ${REVEAL_MINUTES} minutes ago, but the market doesn’t show it.`,
      ]}
      meaning="A public beacon is hardly ever late for that long, so the market may be holding back a result that it dislikes. Only this round can decide the draw. Until then, what you put in stays locked and nothing is drawn."
    >
      <SaveEvidence {...checked} />
      <RoundAtDrand hash={beacon.hash} round={round} />
    </DrawWarning>
  );
}

export function RoundWait(checked: Checked) {
  const { draw, beacon } = checked;
  const { round } = drawTermsOf(draw.signed);
  const now = useStore(seconds) * SECOND_MS;
  if (isHeldBack(draw, beacon, now)) return <HeldBack {...checked} />;
  const left = secondsUntil(roundTime(beacon, round), now);
  const isLate = left !== undefined && left < -LATE_S;
  return (
    <div className="grid max-w-text gap-2">
      <p role="status" className="flex items-center gap-2 font-semibold">
        <Hourglass aria-hidden className="size-5" />
        <span>{isLate ? 'The public beacon is late' : 'Waiting for public randomness'}</span>
      </p>
      {isLate ? (
        <p className="text-muted">
          {`Nothing is decided without round ${round}, and nothing is lost. The result comes as soon as the beacon publishes it.`}
        </p>
      ) : (
        <p className="text-muted tabular-nums">
          {`Round ${round} of the beacon decides this draw ${waitText(left)}. No one can know it before.`}
        </p>
      )}
      <p className="text-muted">
        The market has signed a receipt for this draw, and your browser found it in the public log.
      </p>
    </div>
  );
}
