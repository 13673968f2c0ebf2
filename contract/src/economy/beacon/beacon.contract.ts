import { initContract } from '@ts-rest/core';

import { forAnyone } from '../../shared/route-metadata';
import { economyRouter } from '../shared/router-options';
import { BeaconInfoSchema, BeaconRoundSchema, RoundParamsSchema } from './beacon.schema';

const c = initContract();

export const beaconContract = c.router(
  {
    info: {
      method: 'GET',
      path: '/beacon',
      summary: 'Get the public randomness beacon that decides draws, as drand describes it',
      responses: { 200: BeaconInfoSchema },
      metadata: forAnyone,
    },
    round: {
      method: 'GET',
      path: '/beacon/rounds/:round',
      summary: 'Get a round that the beacon has published, as drand publishes it',
      pathParams: RoundParamsSchema,
      responses: { 200: BeaconRoundSchema },
      metadata: forAnyone,
    },
  },
  economyRouter,
);
