import type { MockClient } from '@trait-market/mock-server/client';

import type { Answer, MockRequest } from './exchange';

/** The mock behind a broken provider. */
export type Mock = {
  /** Returns the mock's correct response. */
  send: (request: MockRequest) => Promise<Answer>;
  /** The control API of its world. */
  control: MockClient;
};

/** Responds to one request with one defect. */
export type Patch = (request: MockRequest, mock: Mock) => Promise<Answer>;

/** A provider with one defect. */
export type Mutant = {
  /** The defect. */
  name: string;
  /** The broken rule of the contract or the specification. */
  breaks: string;
  /** The id of the check that must fail. */
  killedBy: string;
  /** Created for each run, because it has state. */
  patch: () => Patch;
};
