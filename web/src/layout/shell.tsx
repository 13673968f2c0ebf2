import { Outlet, useLocation } from 'react-router-dom';
import { PageErrorBoundary, PartErrorBoundary } from '@/components/ui/error-boundary';
import { ArrivalContext, type Arrival } from '@/components/page/arrival-context';
import { SessionNotice } from '@/features/sign-in/session-notice';
import { ComparePlace } from './compare/compare-place';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { useScroll } from './arrival/use-scroll';
import { NOTICE } from '@/config/constants';
import { dismissNotice } from './dismissed-notice';
import { X } from 'lucide-react';
import { useEffect, useMemo, useState, useRef } from 'react';
import { useSession } from '@/lib/session/use-session';

/** Announces a session's end. Focuses the content if the focused button was removed. */
const useAnnounceDisconnect = (announce: (text: string) => void): void => {
  const isSignedIn = useSession().address !== undefined;
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (wasSignedIn.current && !isSignedIn) {
      announce('Disconnected');
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    }
    wasSignedIn.current = isSignedIn;
  }, [announce, isSignedIn]);
};

const useArrival = (): { arrival: Arrival; announcement: string } => {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [hasMoved, setHasMoved] = useState(false);
  const [announcement, announce] = useState('');
  if (!hasMoved && key !== firstKey) setHasMoved(true);
  const arrival = useMemo(() => ({ hasMoved, announce }), [hasMoved]);
  return { arrival, announcement };
};

/** On phones, the notice is one line that unfolds. A native disclosure costs no code on each page. */
function NoticeBanner() {
  return (
    <section
      aria-label="Notice"
      className="border-b border-hairline bg-surface in-data-notice-dismissed:hidden"
    >
      <div className="page-columns flex items-center gap-3 text-xs text-muted sm:text-sm">
        <details className="notice">
          <summary>
            <span>{NOTICE}</span>
          </summary>
        </details>
        <button
          type="button"
          aria-label="Dismiss the notice"
          onClick={dismissNotice}
          className="-mr-2 grid size-8 shrink-0 cursor-pointer place-items-center rounded-control hover:text-foreground"
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
    </section>
  );
}

export function Shell() {
  const { pathname } = useLocation();
  const { arrival, announcement } = useArrival();
  useScroll();
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
        <ComparePlace />
      </PartErrorBoundary>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </ArrivalContext>
  );
}
