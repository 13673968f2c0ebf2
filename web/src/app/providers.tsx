import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { OfflineBar } from '@/components/offline/offline-bar';
import { OverlayErrorBoundary } from '@/components/ui/error-boundary';
import { AppConfigContext } from '@/config/app-config-context';
import { SignInProvider } from '@/features/sign-in/sign-in-provider';
import { Toasts } from '@/layout/toasts/toasts';
import { UpdateBar } from '@/layout/update-bar';
import { ChainReaderContext } from '@/lib/chain/chain-reader';
import { ChatContext } from '@/lib/chat/chat-context';
import { SessionContext } from '@/lib/session/session-context';
import type { createServices } from './services';
import { useSignIn } from '@/features/sign-in/sign-in-context';
import { TaxDeclarationGate } from '@/features/tax-declaration/tax-declaration-gate';

/** Shows the tax declaration (§2) after sign-in closes, so that only one dialog is open. */
function TaxGate({ children }: { children: ReactNode }) {
  const { state } = useSignIn();
  return <TaxDeclarationGate isDeferred={state === 'open'}>{children}</TaxDeclarationGate>;
}

type ProvidersProps = ReturnType<typeof createServices> & {
  children: ReactNode;
  router: ComponentType<{ children: ReactNode }>;
};

/** Provides all contexts except the wallet's, whose code loads on the first connect. */
export function Providers({ children, router: PageRouter, ...services }: ProvidersProps) {
  return (
    <AppConfigContext value={services.appConfig}>
      <QueryClientProvider client={services.queryClient}>
        <SessionContext value={services.session}>
          <ChainReaderContext value={services.chainReader}>
            <ChatContext value={services.chat}>
              <PageRouter>
                <SignInProvider>
                  <TaxGate>{children}</TaxGate>
                </SignInProvider>
                <UpdateBar />
                <OfflineBar />
                <OverlayErrorBoundary name="The list of messages">
                  <Toasts />
                </OverlayErrorBoundary>
              </PageRouter>
            </ChatContext>
          </ChainReaderContext>
        </SessionContext>
      </QueryClientProvider>
    </AppConfigContext>
  );
}
