import type { Ask } from '../steady-client';

export type Target = { url: string; port: number };

/** An attack on a BFF with production settings. */
export type Attack = {
  name: string;
  /** The unit of the count that `run` returns. */
  unit: string;
  /** BFF settings that differ from the defaults. */
  settings?: Record<string, string>;
  /** Settings of the provider. */
  provider?: Record<string, string>;
  /** Changes the built web after the BFF has started. */
  prepare?: (webRoot: string) => Promise<void>;
  /**
   * Whether to also attack a server that only reads, because the traffic alone slows other clients
   * down.
   */
  isHeavy?: boolean;
  /** The requests of the other clients, in rotation. */
  others: readonly Ask[];
  /** Attacks until it is aborted; returns the count. */
  run: (target: Target, end: AbortSignal) => Promise<number>;
};

/** Returns one of 200 local addresses, so that no limit per client applies. */
export const attackerAddress = (number: number): string => `127.0.${1 + (number % 200)}.1`;
