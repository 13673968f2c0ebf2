import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { defaultAppConfig } from '@/config/app-config';
import type { FirstPage } from '@/layout/first-page';
import { settled } from '@/lib/lazy-module';

import { Providers } from './providers';
import { Home } from './route-table';
import { Router } from './router';
import { createServices } from './services';

/** What a press would need: it does nothing before the page has taken over. */
const CONTROL = /<(button|input|select|textarea)\b/g;

/**
 * Draws a page as it is before anything is known: who looks, where the product runs, and what the
 * screens load. The build leaves it for the server to send; browsers go on from there.
 *
 * @param path as the router writes it: `:name` stands for one segment
 */
export const renderPage = async (path: string, page: FirstPage): Promise<string> => {
  await settled(Home.code);
  const AtPath = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const html = renderToString(
    <StrictMode>
      <Providers
        {...createServices(defaultAppConfig)}
        firstPage={path === '/' ? undefined : page}
        router={AtPath}
      >
        <Router />
      </Providers>
    </StrictMode>,
  );
  return html.replace(CONTROL, '<$1 inert=""');
};
