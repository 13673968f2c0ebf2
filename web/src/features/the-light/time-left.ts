import type { LightBurn } from '@trait-market/contract/economy/burns';

import { seconds, SECOND_MS } from '@/lib/format/seconds';
import { useStore } from '@/lib/use-store';

/** Uses the market's clock plus the elapsed time, so a wrong device clock doesn't matter. */
export const leftOf = (
  { until, asOf }: Pick<LightBurn, 'until' | 'asOf'>,
  fetchedAt: number,
  now: number,
): number => Math.max(0, Date.parse(until) - Date.parse(asOf) - Math.max(0, now - fetchedAt));

export const useTimeLeft = (burn: LightBurn, fetchedAt: number): number =>
  leftOf(burn, fetchedAt, useStore(seconds) * SECOND_MS);

/** Formats a remaining time like a clock: "9:05". */
export const clockText = (left: number): string => {
  const whole = Math.ceil(left / SECOND_MS);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** Formats "Less than 9 minutes left". Screen readers hear a change only once a minute. */
export const spokenText = (left: number): string => {
  const minutes = Math.ceil(left / (60 * SECOND_MS));
  if (left === 0) return 'The time is over';
  return minutes === 1 ? 'Less than a minute left' : `Less than ${minutes} minutes left`;
};
