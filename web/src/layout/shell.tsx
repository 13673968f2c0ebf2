import { Outlet, useLocation } from 'react-router-dom';

import { PageErrorBoundary, PartErrorBoundary } from '@/components/ui/error-boundary';
import { ArrivalContext } from '@/components/page/arrival-context';
import { SessionNotice } from '@/features/sign-in/session-notice';

import { Footer } from './footer/footer';
import { Header } from './header/header';
import { NoticeBanner } from './notice-banner';
import { useArrival } from './arrival/use-arrival';
import { useCanonical } from './arrival/use-canonical';
import { useAnnounceDisconnect } from './use-announce-disconnect';
import { useScroll } from './arrival/use-scroll';

export function Shell() {
  const { pathname } = useLocation();
  const { arrival, announcement } = useArrival();
  useScroll();
  useCanonical();
  useAnnounceDisconnect(arrival.announce);
  return (
    <ArrivalContext value={arrival}>
      <a
        href="#main"
        className="sr-only z-toast rounded-control bg-foreground px-4 py-2 font-semibold text-ground focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <PartErrorBoundary name="The header" resetKey={pathname}>
        <NoticeBanner />
        <Header />
        <SessionNotice />
      </PartErrorBoundary>
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-12rem)]">
        <PageErrorBoundary resetKey={pathname}>
          <Outlet />
        </PageErrorBoundary>
      </main>
      <PartErrorBoundary name="The footer" resetKey={pathname}>
        <Footer />
      </PartErrorBoundary>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </ArrivalContext>
  );
}
