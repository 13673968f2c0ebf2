/** What `trait-market-mock` gives to those who have no clone of this repository. */
export {
  createMockServer as startMockServer,
  type MockServer,
  type MockServerOptions,
} from '../src/app/mock-server';
export { connectToMock, type MockClient } from '../src/control/mock-client';
