import { TraitPageSchema, type TraitPage } from '@trait-market/contract/economy/traits';
import { beforeAll } from 'vitest';

import { useMockServer, type WorldClient } from './mock-server';

/** Creates a world for the tests of a file, with helpers for browsing its market. */
export const useBrowsing = () => {
  const server = useMockServer();
  let made: WorldClient | undefined;
  beforeAll(() => {
    made = server.world();
  });
  const world = (): WorldClient => {
    if (made === undefined) throw new Error('The world is made before the first test.');
    return made;
  };
  /** Returns the body of a successful call. */
  const ask = async (path: string): Promise<unknown> =>
    (await world().call('get', `/economy/v1${path}`).expect(200)).body;
  /** Returns the first 60 traits of a query. */
  const browse = async (query = ''): Promise<TraitPage> =>
    TraitPageSchema.parse(await ask(`/traits?limit=60${query}`));
  return { world, ask, browse };
};
