import { afterEach, expect, test, vi } from 'vitest';

import { seenBy } from '@/lib/storage';
import { fakeCaches } from '@/testing/fake-caches';
import { ALICE } from '@/testing/session-store';

import { stopOffline } from './stop-offline';

afterEach(() => vi.unstubAllGlobals());

test('E319 unregisters the worker, and deletes all that it and the pages stored', async () => {
  vi.stubGlobal('caches', fakeCaches().caches);
  await caches.open('code /assets/index-one.js');
  await caches.open('seen /assets/index-one.js');
  seenBy.write(ALICE);
  const unregister = vi.fn(async () => true);
  const registration = { unregister } as unknown as ServiceWorkerRegistration;
  await stopOffline({ getRegistrations: async () => [registration] });
  expect(unregister).toHaveBeenCalledOnce();
  expect(await caches.keys()).toEqual([]);
  expect(seenBy.read()).toBeUndefined();
});
