import { alice } from '@trait-market/contract/fixtures/users';
import { expect, test, vi } from 'vitest';

import { defaultAppConfig } from '@/config/app-config';
import { currentUserKey } from '@/lib/session/current-user';
import { accessToken } from '@/lib/storage';
import { clearTimersAfterEach } from '@/testing/clear-timers';
import { ALICE, tokenFor } from '@/testing/session-store';

import { createServices } from './services';

clearTimersAfterEach();

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
  // The session starts the code of wallets, whose timers are cleared only if they exist by then.
  await vi.dynamicImportSettled();
});
