import type { PlannedRequest } from '../steady-client';

export type Target = { url: string; port: number };

export type Attack = {
  name: string;
  unit: string;
  settings?: Record<string, string>;
  provider?: Record<string, string>;
  prepare?: (webRoot: string) => Promise<void>;
  /** The requests of the other clients, in rotation. */
  others: readonly PlannedRequest[];
  run: (target: Target, end: AbortSignal) => Promise<number>;
};

/** Returns one of 200 local addresses, so that the attack stays below the limits per client. */
export const attackerAddress = (number: number): string => `127.0.${1 + (number % 200)}.1`;
