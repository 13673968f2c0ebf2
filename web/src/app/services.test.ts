import { alice } from '@trait-market/contract/fixtures/users';
import { expect, test } from 'vitest';

import { defaultAppConfig } from '@/config/app-config';
import { currentUserKey } from '@/lib/session/current-user';
import { accessToken } from '@/lib/storage';
import { ALICE, tokenFor } from '@/testing/session-store';

import { createServices } from './services';

test('§4 Logout clears the token and removes the cached auth query, but nothing that is public', async () => {
  const token = tokenFor(ALICE, Date.now() / 1000 + 3600);
  accessToken.write(token);
  const { session, queryClient } = createServices(defaultAppConfig);
  void session.start();
  queryClient.setQueryData(currentUserKey(token), { status: 200, body: alice });
  queryClient.setQueryData(['public'], 'what everybody sees');

  session.signOut();
  expect(accessToken.read()).toBeFalsy();
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['public']]);
});
