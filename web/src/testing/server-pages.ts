import { readFileSync } from 'node:fs';

import { vi } from 'vitest';

import { createDocument } from '@/app/server/document';
import { defaultMeta } from '@/app/server/pages';
import { createPageRenderer } from '@/app/server/render-page';
import { defaultAppConfig } from '@/config/app-config';
import { flags } from '@/lib/flags/flags';
import { loadAllServerModules } from '@/lib/lazy-module';

import type { StubbedAnswer } from './stub-api';

export const ORIGIN = 'https://market.example';

const FLAG_HOST = 'https://flags.example';

const template = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');

const enabledFeatures = {
  features: Object.fromEntries(
    Object.keys(flags)
      .filter((key) => !key.startsWith('stage-'))
      .map((key) => [key, { defaultValue: true }]),
  ),
};

const unescaped = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

/** Returns the parts of a document's head that search engines and link previews read. */
const headOf = (html: string) => {
  const find = (pattern: RegExp): string | undefined => {
    const found = pattern.exec(html)?.[1];
    return found === undefined ? undefined : unescaped(found);
  };
  const meta = (name: string) =>
    find(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`));
  const structured = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html)?.[1];
  return {
    title: find(/<title>([^<]*)<\/title>/),
    description: meta('description'),
    preview: meta('og:title'),
    picture: meta('og:image'),
    alt: meta('twitter:image:alt'),
    robots: meta('robots'),
    canonical: find(/<link rel="canonical" href="([^"]*)" \/>/),
    structured: JSON.parse(structured ?? '[]') as Record<string, unknown>[],
  };
};

/** Renders a page as the server does, with stubbed responses of the API; others get a 404. */
export const renderServerPage = async (url: string, answers: Record<string, StubbedAnswer>) => {
  const requests: { url: string; headers: Headers }[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    if (input.startsWith(FLAG_HOST)) return Response.json(enabledFeatures);
    requests.push({ url: input, headers: new Headers(init.headers) });
    const [path = ''] = input.split('?');
    const { body, status = 200 } = answers[input] ?? answers[path] ?? { status: 404, body: {} };
    return Response.json(body, { status });
  });
  await loadAllServerModules();
  const { renderPage } = createPageRenderer({
    ...defaultAppConfig,
    featureFlags: { host: FLAG_HOST, clientKey: 'test', usageUrl: null },
  });
  const signal = new AbortController().signal;
  const rendered = await renderPage({ url, world: null, signal });
  const [path = ''] = url.split('?');
  const meta = { ...defaultMeta(path), ...rendered.meta };
  const html = createDocument(
    { template, origin: ORIGIN, filesOf: () => [] },
    { ...rendered, meta },
  );
  return { ...rendered, document: html, head: headOf(html), requests };
};
