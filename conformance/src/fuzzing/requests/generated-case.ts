import type { ProbeRequest } from '../../probe/request';

export type GeneratedCase = {
  kind: 'valid' | 'near-valid' | 'hostile';
  /** The special property of the request, such as `body.code is longer than 64`. */
  because: string;
  /** Whether the contract accepts the request; undefined when the contract doesn't define it. */
  taken: boolean | undefined;
  request: ProbeRequest;
};
