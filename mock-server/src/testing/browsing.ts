import { TraitPageSchema, type TraitPage } from '@trait-market/contract/economy/traits';
import { beforeAll } from 'vitest';

import { useMockServer, type WorldClient } from './mock-server';

/** A fresh world for the tests of a file, and what its market answers to whoever looks around. */
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
  /** The body of a call that succeeds. */
  const ask = async (path: string): Promise<unknown> =>
    (await world().call('get', `/economy/v1${path}`).expect(200)).body;
  /** The first 60 traits of a query. */
  const browse = async (query = ''): Promise<TraitPage> =>
    TraitPageSchema.parse(await ask(`/traits?limit=60${query}`));
  return { world, ask, browse };
};
