import '@/styles/globals.css';

import { hydrate } from '@tanstack/react-query';
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { PageErrorBoundary } from '@/components/ui/error-boundary';
import { loadAppConfig } from '@/config/app-config';
import { isPointDecimal } from '@/lib/format/ether-separators';
import { loadServerModules } from '@/lib/lazy-module';
import { watchLoadFailures } from '@/lib/site-update/site-update';
import { trackEditedFields } from '@/lib/site-update/unsaved-work';

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
// The server renders for the default world of the mock, and for locales with decimal points.
const canHydrate =
  container.hasChildNodes() &&
  (pageData === undefined || (pageData.world === world && isPointDecimal()));

const services = createServices(appConfig);
if (canHydrate) {
  hydrate(services.queryClient, pageData?.queries ?? {});
  // Hydration requires the code of all that the server rendered.
  await loadServerModules(pageData?.modules ?? []);
}
void services.session.start();

function App() {
  useEffect(() => {
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
