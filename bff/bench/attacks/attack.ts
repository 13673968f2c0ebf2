import type { Ask } from '../steady-client';

/** What is attacked. */
export type Target = { url: string; port: number };

/** An attack on a BFF with production's settings. */
export type Attack = {
  name: string;
  /** What `run` counts. */
  unit: string;
  /** Settings of the BFF that the attack needs otherwise than by default. */
  settings?: Record<string, string>;
  /** Settings of the provider. */
  provider?: Record<string, string>;
  /** Changes the built web once the BFF has started. */
  prepare?: (webRoot: string) => Promise<void>;
  /** Also aim it at a server that only reads: it sends so much that this alone makes others wait. */
  isHeavy?: boolean;
  /** What all others ask meanwhile, in turn. */
  others: readonly Ask[];
  /** Attacks until it is told to end, and says how often. */
  run: (target: Target, end: AbortSignal) => Promise<number>;
};

/** One of the 200 addresses of this machine that attackers have, so that no share is one client's. */
export const attackerAddress = (number: number): string => `127.0.${1 + (number % 200)}.1`;
