import { TraitPageSchema, type TraitPage } from '@trait-market/contract/economy/traits';
import { beforeAll } from 'vitest';

import { useMockServer, type WorldClient } from './mock-server';

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
  const ask = async (path: string): Promise<unknown> =>
    (await world().call('get', `/economy/v1${path}`).expect(200)).body;
  const browse = async (query = ''): Promise<TraitPage> =>
    TraitPageSchema.parse(await ask(`/traits?limit=60${query}`));
  return { world, ask, browse };
};
