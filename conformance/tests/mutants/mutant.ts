import type { MockClient } from '@trait-market/mock-server/client';

import type { ProbeResponse, MockRequest } from './exchange';

export type Mock = {
  send: (request: MockRequest) => Promise<ProbeResponse>;
  control: MockClient;
};

export type Patch = (request: MockRequest, mock: Mock) => Promise<ProbeResponse>;

export type Mutant = {
  name: string;
  breaks: string;
  killedBy: string;
  patch: () => Patch;
};

/** Returns providers that break one rule, which one check must report. */
export const patched = (
  killedBy: string,
  breaks: string,
  patches: Readonly<Record<string, () => Patch>>,
): Mutant[] => Object.entries(patches).map(([name, patch]) => ({ name, breaks, killedBy, patch }));
