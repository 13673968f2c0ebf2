import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

import { AppConfigContext, type AppConfig } from '@/config/app-config';
import { SessionContext } from '@/lib/session/session-context';

import type { createServices } from './services';

type ProvidersProps = ReturnType<typeof createServices> & {
  appConfig: AppConfig;
  children: ReactNode;
};

/** What every screen may ask for. The wallet is not among it: it loads when somebody connects. */
export function Providers({ appConfig, session, queryClient, children }: ProvidersProps) {
  return (
    <AppConfigContext value={appConfig}>
      <QueryClientProvider client={queryClient}>
        <SessionContext value={session}>
          <BrowserRouter>{children}</BrowserRouter>
        </SessionContext>
      </QueryClientProvider>
    </AppConfigContext>
  );
}
