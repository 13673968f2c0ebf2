import { moving } from '@trait-market/mock-server/planted';

import { fieldsIn, reply, textIn, withJson } from '../../mutants/exchange';
import { patched } from '../../mutants/mutant';
import { on, onResponse } from '../../mutants/patches';
import { planted, type EconomyMutant } from '../economy-mutant';

const ROUTE = 'economy.wallets.giftSeveral';
const GIVEN = `${ROUTE}/flow/several items are given together`;

const E668 = 'E668 Several traits and avatars are sent with one signature: all of them, or none';

export const severalGiftMutants: readonly EconomyMutant[] = [
  ...planted(GIVEN, E668, {
    'Of several sent items only the traits arrive': moving((movements) =>
      movements.some(({ kind }) => kind === 'trait')
        ? movements.filter(({ kind }) => kind !== 'avatar')
        : movements,
    ),
    'Several items are sent again when the signature is': ({ context: { tables } }) => {
      tables.acts = { ...tables.acts, put: () => {} };
    },
  }),
  ...patched(GIVEN, E668, {
    'Several items are sent although one isn’t held': () =>
      on(ROUTE, async (request, mock) => {
        const response = await mock.send(request);
        return textIn(response, 'code') === 'not-the-holder' ? reply(201, {}) : response;
      }),
    'Several sent items are in the activity as one': () =>
      onResponse(ROUTE, 201, (response) => {
        const { activities, ...rest } = fieldsIn(response);
        return withJson(response, {
          ...rest,
          activities: Array.isArray(activities) ? activities.slice(0, 1) : [],
        });
      }),
  }),
];
