import '@/styles/globals.css';

import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { PageErrorBoundary } from '@/components/ui/error-boundary';
import { loadAppConfig } from '@/config/app-config';
import { readFirstPage } from '@/layout/arrival/first-page';
import { settled } from '@/lib/lazy-module';
import { watchLoadFailures } from '@/lib/site-update/site-update';
import { trackEditedFields } from '@/lib/site-update/unsaved-work';

import { Providers } from './providers';
import { Home } from './route-table';
import { Router } from './router';
import { createServices } from './services';

// Stops a prefetch that hasn't started, because the app now sends its own requests.
globalThis.prefetchedResponses ??= new Map();

watchLoadFailures();
trackEditedFields();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root.');

const isPrerendered = container.hasChildNodes();
const firstPage = readFirstPage(container);
// Waits for the screen's code, because hydration requires the code of the prerendered screen.
const [appConfig] = await Promise.all([
  loadAppConfig(),
  isPrerendered && firstPage === undefined ? settled(Home.code) : undefined,
]);
if (appConfig.mockControlUrl !== null) {
  const { enterMockWorld } = await import('@/lib/mock-world/enter-mock-world');
  enterMockWorld(appConfig.mockControlUrl);
}

const services = createServices(appConfig);
void services.session.start();

function App() {
  useEffect(() => {
    for (const control of container?.querySelectorAll('[inert]:not([data-first-page] *)') ?? [])
      control.removeAttribute('inert');
  }, []);
  return (
    <PageErrorBoundary>
      <Providers {...services} firstPage={firstPage}>
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
if (isPrerendered) startTransition(() => void hydrateRoot(container, app));
else createRoot(container).render(app);
