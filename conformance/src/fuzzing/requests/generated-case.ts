import type { ProbeRequest } from '../../probe/request';

/** A request, and what the contract says of it. */
export type GeneratedCase = {
  kind: 'valid' | 'near-valid' | 'hostile';
  /** What is special about it: `body.code is longer than 64`. */
  because: string;
  /** Whether the contract takes it in; undefined where it does not say. */
  taken: boolean | undefined;
  request: ProbeRequest;
};
