import '@/styles/globals.css';

import { hydrate, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { PageErrorBoundary } from '@/components/ui/error-boundary';
import { loadAppConfig } from '@/config/app-config';
import { isPointDecimal } from '@/lib/format/ether-separators';
import { DEFAULT_WORLD } from '@/lib/mock-world/default-world';
import { createPageHistory } from '@/lib/page-history/page-history';
import { PageRouter } from '@/lib/page-history/page-router';
import { watchNetwork } from '@/lib/offline/network';
import { watchLoadFailures } from '@/lib/site-update/site-update';
import { trackEditedFields } from '@/lib/site-update/unsaved-work';
import { accessToken } from '@/lib/storage';

import { loadPageCode } from './page-code';
import { readPageData, type PageData } from './page-data';
import { Providers } from './providers';
import { registerWorker } from './register-worker';
import { Router } from './router';
import { enableControls } from './server-controls';
import { createServices } from './services';

watchLoadFailures();
trackEditedFields();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root.');

const readIntact = (): { isIntact: boolean; pageData: PageData | undefined } => {
  try {
    return { isIntact: true, pageData: readPageData() };
  } catch {
    return { isIntact: false, pageData: undefined };
  }
};

const { isIntact, pageData } = readIntact();

const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  pathname + search;

const appConfig = pageData?.appConfig ?? (await loadAppConfig());
const { mockControlUrl } = appConfig;
const enterMockWorld =
  mockControlUrl === null
    ? () => null
    : (await import('@/lib/mock-world/enter-mock-world')).enterMockWorld.bind(null, mockControlUrl);

const [navigation] = performance.getEntriesByType('navigation');
/** Whether the user is still at the document's URL: Back may be pressed before the app starts. */
const isAtDocument =
  !navigation || addressOf(new URL(navigation.name)) === addressOf(window.location);
const world = enterMockWorld();
const pageHistory = createPageHistory();
/** Whether the tab is in another world of the mock than the page's data. */
const isOtherWorld = world !== null && world !== DEFAULT_WORLD && world !== pageData?.world;
/** Whether the document shows the content of the current URL and world. */
const isReadable =
  isIntact &&
  isAtDocument &&
  container.hasChildNodes() &&
  (pageData === undefined || !isOtherWorld);
// The server renders numbers with decimal points only.
const isSameRender = isReadable && (pageData === undefined || isPointDecimal());

const services = createServices(appConfig);
if (isSameRender) hydrate(services.queryClient, pageData?.queries ?? {});
// Hydration requires the code of all that the server rendered.
if (isReadable) await loadPageCode(pageData?.modules ?? []);
void services.session.start();
/** Whether the service worker opened the document, because the network was lost. */
const isOffline = document.documentElement.dataset['offline'] !== undefined;
watchNetwork(services.queryClient);
if (isOffline) {
  const { openOffline } = await import('@/features/offline/open-offline');
  // Without the stored data, the app says that it needs the network.
  await openOffline(services).catch(() => undefined);
}

/** A cached page older than this is refetched, in ms. */
const OLD_MS = 10_000;

const settleHydratedQueries = (queryClient: QueryClient, renderedAt: number): void => {
  for (const query of queryClient.getQueryCache().getAll())
    query.gcTime = query.observers[0]?.options.gcTime ?? query.gcTime;
  // A cached page may be older than the user's last action.
  const isOld = Math.abs(Date.now() - renderedAt) > OLD_MS;
  if (isOld || accessToken.read()) void queryClient.invalidateQueries();
};

function BrowserPageRouter({ children }: { children: ReactNode }) {
  return <PageRouter history={pageHistory}>{children}</PageRouter>;
}

function App() {
  useEffect(() => {
    if (pageData && !isOffline) settleHydratedQueries(services.queryClient, pageData.renderedAt);
    enableControls(document);
  }, []);
  return (
    <PageErrorBoundary>
      <Providers {...services} router={BrowserPageRouter}>
        <Router />
      </Providers>
    </PageErrorBoundary>
  );
}

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// Hydrates in a transition, so that the page responds to input between the slices of hydration.
if (isSameRender) startTransition(() => void hydrateRoot(container, app));
else {
  container.replaceChildren();
  createRoot(container).render(app);
}

// The development server has no service worker.
if (import.meta.env.PROD) void registerWorker(services);
