import '@/styles/globals.css';

import { hydrate } from '@tanstack/react-query';
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { PageErrorBoundary } from '@/components/ui/error-boundary';
import { loadAppConfig } from '@/config/app-config';
import { isPointDecimal } from '@/lib/format/ether-separators';
import { loadServerModules } from '@/lib/lazy-module';
import { DEFAULT_WORLD } from '@/lib/mock-world/default-world';
import { watchLoadFailures } from '@/lib/site-update/site-update';
import { trackEditedFields } from '@/lib/site-update/unsaved-work';
import { accessToken } from '@/lib/storage';

import { readPageData } from './page-data';
import { Providers } from './providers';
import { Router } from './router';
import { createServices } from './services';

watchLoadFailures();
trackEditedFields();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root.');

const pageData = readPageData();
const appConfig = pageData?.appConfig ?? (await loadAppConfig());
let world: string | null = null;
if (appConfig.mockControlUrl !== null) {
  const { enterMockWorld } = await import('@/lib/mock-world/enter-mock-world');
  world = enterMockWorld(appConfig.mockControlUrl);
}
/** Returns whether the tab's world of the mock isn't the world that the server rendered. */
const isOtherWorld = world !== null && world !== DEFAULT_WORLD && world !== pageData?.world;
// The server renders numbers with decimal points only.
const isSameRender =
  container.hasChildNodes() && (pageData === undefined || (!isOtherWorld && isPointDecimal()));

const services = createServices(appConfig);
if (isSameRender) hydrate(services.queryClient, pageData?.queries ?? {});
// Hydration requires the code of all that the server rendered.
const canHydrate = isSameRender && (await loadServerModules(pageData?.modules ?? []));
void services.session.start();

function App() {
  useEffect(() => {
    // A cached page may be older than the user's last action.
    if (pageData && accessToken.read()) void services.queryClient.invalidateQueries();
    for (const control of container?.querySelectorAll('[inert]') ?? [])
      control.removeAttribute('inert');
  }, []);
  return (
    <PageErrorBoundary>
      <Providers {...services}>
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
if (canHydrate) startTransition(() => void hydrateRoot(container, app));
else {
  container.replaceChildren();
  createRoot(container).render(app);
}
