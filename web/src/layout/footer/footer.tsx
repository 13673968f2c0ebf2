import { ArrowUpRight, MessageCircle } from 'lucide-react';
import { useRef } from 'react';
import { LogoMark } from '@/components/logo';
import { NewTabLink } from '@/components/new-tab-link';
import { useAppConfig } from '@/config/app-config-context';
import { PRODUCT_LINE, PRODUCT_NAME } from '@/config/constants';
import { useIsHydrated } from '@/lib/rendering/use-is-hydrated';
import { footerColumns, legalEntries } from '../navigation/navigation';
import { NavigationLink } from '../navigation/navigation-link';
import { settings } from '../settings';
import { useFloating } from './use-floating';
import { Link } from 'react-router-dom';
import { Spinner } from '@/components/ui/spinner';
import { paths } from '@/config/paths';
import { useChat } from '@/lib/chat/chat-context';
import { Button } from '@/components/ui/button';

/** Keeps the focus while the chat (§1) loads, so that the chat can later return it. */
function ChatLauncher() {
  const { state, open } = useChat();
  if (state === 'absent') return null;
  const isLoading = state === 'loading';
  return (
    <>
      <Button
        variant="secondary"
        title="Chat with us"
        aria-label="Chat with us"
        aria-busy={isLoading}
        onClick={open}
        data-slot="chat-launcher"
      >
        {isLoading ? <Spinner /> : <MessageCircle aria-hidden className="size-5" />}
      </Button>
      <p role="status" className="sr-only">
        {isLoading && 'Opening the chat'}
      </p>
    </>
  );
}

const look = 'inline-flex min-h-8 items-center gap-2 text-sm font-semibold accent-underline';
const words = 'Starting a collection? Talk to us';

/** A link for collection creators (§1): opens the chat or, without one, the help page. */
function ContactLink() {
  const { state, open } = useChat();
  if (state === 'absent')
    return (
      <Link to={paths.help} className={look}>
        {words}
      </Link>
    );
  const isLoading = state === 'loading';
  return (
    <button
      type="button"
      aria-busy={isLoading}
      onClick={open}
      className={`${look} cursor-pointer text-left`}
    >
      {isLoading && <Spinner />}
      <span>{isLoading ? 'Opening the chat' : words}</span>
    </button>
  );
}

const entry = 'inline-flex min-h-8 items-center text-sm text-muted hover:text-foreground';

function OutwardLink({ href, children }: { href: string; children: string }) {
  return (
    <NewTabLink href={href} className={`${entry} gap-1`}>
      {children}
      <ArrowUpRight aria-hidden className="size-3.5" />
    </NewTabLink>
  );
}

function SocialLink() {
  const { socialUrl } = useAppConfig();
  const isHydrated = useIsHydrated();
  if (socialUrl === null || !isHydrated) return null;
  return (
    <span className="sm:ml-auto">
      <OutwardLink href={socialUrl}>{new URL(socialUrl).host.replace(/^www\./, '')}</OutwardLink>
    </span>
  );
}

export function Footer() {
  const endSpace = useRef<HTMLDivElement>(null);
  useFloating(endSpace);
  return (
    <footer className="mt-24 border-t border-hairline bg-surface">
      <div className="page-columns grid grid-cols-3 gap-x-4 gap-y-10 pt-12 pb-8 sm:gap-x-8 lg:grid-cols-6">
        <div className="col-span-3">
          <LogoMark className="size-14" />
          <p className="mt-4 max-w-xs font-display text-lg leading-tight font-bold">
            {PRODUCT_LINE}
          </p>
          <p className="mt-3">
            <ContactLink />
          </p>
        </div>
        {footerColumns.map(({ title, entries }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-sm font-semibold">{title}</h2>
            <ul className="mt-2">
              {entries.map((item) => (
                <li key={item.to}>
                  <NavigationLink entry={item} className={entry} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page-columns">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-hairline py-4 sm:gap-x-6">
          <p className="min-h-8 py-1.5 text-sm text-muted">© 2024 {PRODUCT_NAME}</p>
          <nav aria-label="Legal" className="flex flex-wrap gap-x-4 sm:gap-x-6">
            {legalEntries.map(({ label, to }) => (
              <OutwardLink key={to} href={to}>
                {label}
              </OutwardLink>
            ))}
          </nav>
          <button
            type="button"
            className={`${entry} cursor-pointer`}
            onClick={() => settings.write(true)}
          >
            Theme and shortcuts
          </button>
          <SocialLink />
        </div>
      </div>
      <div ref={endSpace} className="h-16" />
      <ChatLauncher />
    </footer>
  );
}
