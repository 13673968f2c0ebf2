import type { ProbeRequest } from '../../probe/request';

export type GeneratedCase = {
  kind: 'valid' | 'near-valid' | 'hostile';
  /** The special property of the request: `body.code is longer than 64`. */
  because: string;
  /** Whether the contract accepts it; undefined when it doesn't say. */
  taken: boolean | undefined;
  request: ProbeRequest;
};
