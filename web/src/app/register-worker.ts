import type { AppConfig } from '@/config/app-config';
import type { OfflineServices } from '@/lib/offline/services';

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 10_000 });
    else setTimeout(resolve, 2000);
  });

const whenLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

type Services = OfflineServices & { appConfig: Pick<AppConfig, 'offlinePages'> };

/**
 * Registers the service worker when the page has nothing else to do, and then stores seen pages.
 * Deletes both if the operator switched this off.
 */
export const registerWorker = async (services: Services): Promise<void> => {
  const { serviceWorker } = navigator;
  // Insecure origins have none.
  if (!serviceWorker) return;
  await whenLoaded();
  await whenIdle();
  try {
    if (!services.appConfig.offlinePages) {
      await (await import('@/features/offline/stop-offline')).stopOffline(serviceWorker);
      return;
    }
    await serviceWorker.register('/service-worker.js');
    await serviceWorker.ready;
    await (await import('@/features/offline/start-offline')).startOffline(services);
  } catch {
    // A browser that stores nothing only lacks the offline pages.
  }
};
