import type { Plugin } from 'vite';

const SHEET = /<link rel="stylesheet"[^>]*>/g;
const SCRIPT = /<(?:script type="module"|link rel="modulepreload")(?! async)(?=[^>]* crossorigin)/g;

/** Loads the stylesheet last, and the app's scripts after pictures and data. */
export const loadOrder = (): Plugin => ({
  name: 'load-order',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const sheets = html.match(SHEET) ?? [];
      if (sheets.length !== 1) throw new Error('vite/load-order.ts: a page has one stylesheet');
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
      return {
        html: html
          .replace(SHEET, '')
          .replace('</body>', () => `  ${sheets.join('')}\n  </body>`)
          .replace(SCRIPT, '$& fetchpriority="low"'),
        tags: fonts.map((file) => ({
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
});
