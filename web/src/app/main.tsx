import '@/styles/globals.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { loadAppConfig } from '@/config/app-config';

import { Providers } from './providers';
import { Router } from './router';
import { createServices } from './services';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root.');

const appConfig = await loadAppConfig();
if (appConfig.mockControlUrl !== null) {
  const { enterMockWorld } = await import('@/lib/mock-world/enter-mock-world');
  enterMockWorld(appConfig.mockControlUrl);
}

const services = createServices(appConfig);
void services.session.start();

createRoot(container).render(
  <StrictMode>
    <Providers {...services}>
      <Router />
    </Providers>
  </StrictMode>,
);
