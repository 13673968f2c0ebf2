import { createMockServer, type MockServer, type MockServerOptions } from '../src/app/mock-server';

/** The public API of the `trait-market-mock` package. */
export type { MockServer, MockServerOptions } from '../src/app/mock-server';
export { connectToMock, type MockClient } from '../src/control/mock-client';

/**
 * Starts a mock provider.
 *
 * @throws the error of `listen`, such as EADDRINUSE; BadFile for a file that cannot be used; RangeError
 *   for more traits than can be drawn
 */
export const startMockServer = (options: MockServerOptions): Promise<MockServer> =>
  createMockServer(options);
