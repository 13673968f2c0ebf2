import type { MockClient } from '@trait-market/mock-server/client';

import type { Answer, Asked } from './exchange';

/** The mock behind a broken provider. */
export type Mock = {
  /** What the mock answers, which is right. */
  ask: (request: Asked) => Promise<Answer>;
  /** The world that it all happens in. */
  control: MockClient;
};

/** How one request is answered, rightly but for one thing. */
export type Patch = (request: Asked, mock: Mock) => Promise<Answer>;

/** A provider with one defect. */
export type Mutant = {
  /** What it does wrong. */
  name: string;
  /** The line of the contract or of the specification that it breaks. */
  breaks: string;
  /** The id of the check that has to fail. */
  killedBy: string;
  /** Made anew for each run, with what it remembers. */
  patch: () => Patch;
};
