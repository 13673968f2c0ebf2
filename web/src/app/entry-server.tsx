import { StrictMode, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { defaultAppConfig } from '@/config/app-config';
import { BrowseScreen } from '@/features/browse/browse-screen';
import { TraitPageFrame } from '@/features/trait-page/trait-page-frame';
import { TraitPageSkeleton } from '@/features/trait-page/trait-page-skeleton';
import { settled } from '@/lib/lazy-module';

import { Providers } from './providers';
import { Home } from './route-table';
import { Router } from './router';
import { createServices } from './services';
import { LoadingText } from '@/components/ui/skeleton';

/** Matches the controls, which are rendered inert until the page is hydrated. */
const CONTROL = /<(button|input|select|textarea)\b/g;

type PageMetadata = { title: string; description: string };

function PageText({ title, description }: PageMetadata) {
  return (
    <>
      <p className="font-display text-2xl font-extrabold">{title}</p>
      <p className="mt-4 max-w-text text-lg text-muted">{description}</p>
    </>
  );
}

function ScreenPlaceholder({ path, page }: { path: string; page: PageMetadata }) {
  // Hides the generic heading from browsers with scripts, which will show the trait's name instead.
  if (path === '/traits/:id')
    return (
      <TraitPageFrame>
        <noscript>
          <PageText {...page} />
        </noscript>
        <TraitPageSkeleton />
      </TraitPageFrame>
    );
  if (path === '/market')
    return (
      <>
        <noscript>
          <p className="page-columns pt-8">{page.description}</p>
        </noscript>
        <BrowseScreen />
      </>
    );
  return (
    <div className="page-columns min-h-dvh py-8 sm:py-14">
      <LoadingText>Loading the page</LoadingText>
      <PageText {...page} />
    </div>
  );
}

/** Prerenders a page without user or data. In `path`, `:name` stands for any one segment. */
export const renderPage = async (path: string, page: PageMetadata): Promise<string> => {
  await settled(Home.code);
  const AtPath = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const withProviders = (screen: ReactNode, firstPage?: string) => (
    <StrictMode>
      <Providers {...createServices(defaultAppConfig)} firstPage={firstPage} router={AtPath}>
        {screen}
      </Providers>
    </StrictMode>
  );
  const firstPage = renderToStaticMarkup(
    withProviders(<ScreenPlaceholder path={path} page={page} />),
    {
      identifierPrefix: 'first',
    },
  );
  const html = renderToString(withProviders(<Router />, path === '/' ? undefined : firstPage));
  return html.replace(CONTROL, '<$1 inert=""');
};
