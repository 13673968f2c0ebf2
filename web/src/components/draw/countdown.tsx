import type { Checked } from './checked';
import { useSecondsLeft } from './round-wait';

/** Counts the seconds until the public round that decides a draw, and says what they are for. */
export function Countdown(waiting: Pick<Checked, 'draw' | 'beacon'>) {
  const left = useSecondsLeft(waiting);
  return (
    <div className="mb-4 text-center">
      <p className="text-sm">Public randomness decides this draw</p>
      <p
        role="timer"
        aria-label="Seconds until the result"
        className="font-display text-2xl font-extrabold tabular-nums"
      >
        {left === undefined || left <= 0 ? 'any moment now' : `in ${left} s`}
      </p>
    </div>
  );
}
