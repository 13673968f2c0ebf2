import type { Plugin } from 'vite';

import { NOTICE } from '../src/config/constants.ts';

const STYLES = '<link rel="stylesheet"';
const CODE =
  /\s*(?:<script type="module"[^>]* crossorigin[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;

/**
 * Applies the stored theme before the first paint. Later changes arrive from other tabs by `storage`,
 * from this page by `theme`, and are read again when Back restores the page.
 */
const THEME = `{
const apply = (theme) => {
document.documentElement.dataset.theme = theme;
for (const meta of document.querySelectorAll('meta[data-of]')) {
const { of } = meta.dataset;
meta.media = theme ? (of === theme ? '' : 'not all') : '(prefers-color-scheme: ' + of + ')';
}
};
const applyStored = () => {
try { apply(localStorage.theme ?? ''); } catch {}
};
applyStored();
for (const event of ['storage', 'pageshow']) addEventListener(event, applyStored);
addEventListener('theme', ({ detail }) => apply(detail));
}
`;

/**
 * Applies the views of the market and the inventory before the first paint: cards, or rows of a list. Hides the notice if the user
 * has dismissed this text, and until hydration the server's results of draws if some are unrevealed.
 */
const STORED_VIEW = `try {
const { dataset } = document.documentElement;
dataset.wall = localStorage.wall ?? '';
dataset.owned = localStorage.owned ?? '';
if (localStorage.dismissedNotice === ${JSON.stringify(NOTICE)}) dataset.noticeDismissed = '';
if (localStorage.sealedDraws) dataset.sealedDraws = '';
} catch {}
`;

const FIRST = THEME + STORED_VIEW;

/**
 * Adds the app's scripts to the document after its first paint, and after it has arrived, because they
 * hydrate all of it. A hidden tab has no paint to wait for.
 */
const START = `const start = () => document.head.append(document.getElementById('app-code').content);
const startOnceParsed = () => {
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();
};
if (document.hidden) startOnceParsed();
else requestAnimationFrame(() => setTimeout(startOnceParsed));
`;

const build: Plugin = {
  name: 'load-order',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'asset', name: 'page-start.js', source: FIRST + START });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const files = Object.keys(bundle);
      const start = files.find((file) => /page-start-[\w-]+\.js$/.test(file));
      const code = html.match(CODE) ?? [];
      if (!start || code.length === 0 || !html.includes(STYLES))
        throw new Error('The page has no scripts or no stylesheet.');
      const tags = code.map((tag) => tag.trim().replace(/^<\w+/, '$& fetchpriority="low"'));
      // Precedes the stylesheet, for which a script that follows it would wait.
      const first = `<template id="app-code">${tags.join('')}</template>
    <script src="/${start}"></script>
    `;
      return {
        html: html.replaceAll(CODE, '').replace(STYLES, first + STYLES),
        tags: files
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
            injectTo: 'head-prepend' as const,
          })),
      };
    },
  },
};

const development: Plugin = {
  name: 'first-script',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'script', children: FIRST }],
};

/**
 * Preloads the fonts, applies the theme, and moves the app's scripts into a `<template>`. On a slow
 * connection, scripts that load before the first paint delay the page's pictures.
 */
export const loadOrder = (): Plugin[] => [build, development];
