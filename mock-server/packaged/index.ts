import { createMockServer, type MockServer, type MockServerOptions } from '../src/app/mock-server';

/** The public API of the `trait-market-mock` package. */
export type { MockServer, MockServerOptions } from '../src/app/mock-server';
export type {
  MadeResponse,
  Respond,
  RespondOptions,
  RespondRequest,
} from '../src/control/answers/responders';
export { connectToMock, type MockClient } from '../src/control/mock-client';

/** @throws the error of `listen`, BadFile for an unusable file, RangeError for too many traits */
export const startMockServer = (options: MockServerOptions): Promise<MockServer> =>
  createMockServer(options);
