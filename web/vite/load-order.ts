import type { Plugin } from 'vite';

const SCRIPT = /<(?:script type="module"|link rel="modulepreload")(?! async)(?=[^>]* crossorigin)/g;

/** Preloads the fonts, and loads the app's scripts after pictures and fonts. */
export const loadOrder = (): Plugin => ({
  name: 'load-order',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
      return {
        html: html.replace(SCRIPT, '$& fetchpriority="low"'),
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
