import { type Beacon, roundTime } from '@trait-market/contract/economy/beacon';
import { drawTermsOf, MAX_ROUND_WAIT_S, type Draw } from '@trait-market/contract/economy/draws';
import { Hourglass } from 'lucide-react';

import { seconds, SECOND_MS } from '@/lib/format/seconds';
import { useStore } from '@/lib/use-store';

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

export function RoundWait({ draw, beacon }: { draw: Draw; beacon: Beacon }) {
  const { round } = drawTermsOf(draw.signed);
  const left = secondsUntil(roundTime(beacon, round), useStore(seconds) * SECOND_MS);
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
    </div>
  );
}
