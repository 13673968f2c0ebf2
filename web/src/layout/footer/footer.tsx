import { ArrowUpRight } from 'lucide-react';
import { useRef } from 'react';

import { LogoMark } from '@/components/logo';
import { NewTabLink } from '@/components/new-tab-link';
import { useAppConfig } from '@/config/app-config-context';
import { PRODUCT_LINE, PRODUCT_NAME } from '@/config/constants';
import { useIsHydrated } from '@/lib/use-is-hydrated';

import { ChatLauncher } from './chat-launcher';
import { ContactLink } from './contact-link';
import { footerColumns, legalEntries } from '../navigation/navigation';
import { NavigationLink } from '../navigation/navigation-link';
import { useFloating } from './use-floating';

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
          <SocialLink />
        </div>
      </div>
      <div ref={endSpace} className="h-16" />
      <ChatLauncher />
    </footer>
  );
}
