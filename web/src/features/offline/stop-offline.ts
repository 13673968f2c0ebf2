import { seenBy } from '@/lib/storage';

/** Unregisters the service worker, and deletes everything that was stored for offline pages. */
export const stopOffline = async (
  serviceWorker: Pick<ServiceWorkerContainer, 'getRegistrations'>,
): Promise<void> => {
  const registrations = await serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  seenBy.clear();
};
