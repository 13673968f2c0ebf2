import * as z from 'zod/mini';

import { isSameAddress } from '@trait-market/contract/shared';
import { NamedAccountSchema } from '@trait-market/contract/v1/users';
import type { Check } from '../check';
import { call } from '../contract/call';
import { expectBody, expectSuccess, expectThat } from '../expectations';
import { flow } from './flow';
import { makeProfile, updateProfile } from './profiles';

const renamed = flow('users.searchByUsername', 'a changed name', {
  rule: '§7 GET /users/searchByUsername finds users by their current name, and no longer by the previous one.',
  run: async ({ probe, newcomer, newName }) => {
    const session = await newcomer();
    const { username: before = '' } = await makeProfile(probe, session, { username: newName() });
    const now = newName();
    expectSuccess(await updateProfile(probe, session, { username: now }));
    for (const [searchKey, isFound] of [
      [now, true],
      [before, false],
    ] as const) {
      const query = { searchKey };
      const response = await probe.send(call('users.searchByUsername', { query }));
      expectSuccess(response);
      const found = expectBody(response, z.array(NamedAccountSchema));
      const isThere = found.some(({ walletAddress }) =>
        isSameAddress(walletAddress, session.walletAddress),
      );
      const named = isFound ? 'among the results' : 'not among the results';
      const got = isThere ? 'it was there' : 'it was not there';
      expectThat(isThere === isFound, `${session.walletAddress} ${named}`, got, response);
    }
  },
});

export const renamingFlows = (): Check[] => [renamed];
