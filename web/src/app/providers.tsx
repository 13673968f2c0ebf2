import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

import { AppConfigContext } from '@/config/app-config-context';
import { SignInProvider } from '@/features/sign-in/sign-in-provider';
import { Toasts } from '@/layout/toasts';
import { ChainReaderContext } from '@/lib/chain/chain-reader';
import { ChatContext } from '@/lib/chat/chat-context';
import { SessionContext } from '@/lib/session/session-context';

import type { createServices } from './services';
import { TaxGate } from './tax-gate';

type ProvidersProps = ReturnType<typeof createServices> & { children: ReactNode };

/** What every screen may ask for. The wallet is not among it: it loads when somebody connects. */
export function Providers({ children, ...services }: ProvidersProps) {
  return (
    <AppConfigContext value={services.appConfig}>
      <QueryClientProvider client={services.queryClient}>
        <SessionContext value={services.session}>
          <ChainReaderContext value={services.chainReader}>
            <ChatContext value={services.chat}>
              <BrowserRouter>
                <SignInProvider>
                  <TaxGate>{children}</TaxGate>
                </SignInProvider>
                <Toasts />
              </BrowserRouter>
            </ChatContext>
          </ChainReaderContext>
        </SessionContext>
      </QueryClientProvider>
    </AppConfigContext>
  );
}
