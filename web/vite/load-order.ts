import type { Plugin } from 'vite';

const CODE =
  /\s*(?:<script type="module"[^>]* crossorigin[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;

/** Adds the scripts to the document after its first paint. A hidden tab has no paint to wait for. */
const START = `const start = () => document.head.append(document.getElementById('app-code').content);
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
`;

/**
 * Preloads the fonts, and moves the app's scripts into a `<template>`. On a slow connection, scripts
 * that load before the first paint delay the page's pictures.
 */
export const loadOrder = (): Plugin => ({
  name: 'load-order',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'asset', name: 'after-first-paint.js', source: START });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const files = Object.keys(bundle);
      const start = files.find((file) => /after-first-paint-[\w-]+\.js$/.test(file));
      const code = html.match(CODE) ?? [];
      if (!start || code.length === 0) throw new Error('The page has no scripts to start.');
      const tags = code.map((tag) => tag.trim().replace(/^<\w+/, '$& fetchpriority="low"'));
      return {
        html: html.replaceAll(CODE, ''),
        tags: [
          ...files
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
          {
            tag: 'template',
            attrs: { id: 'app-code' },
            children: tags.join(''),
            injectTo: 'head' as const,
          },
          {
            tag: 'script',
            attrs: { async: true, src: `/${start}` },
            injectTo: 'head' as const,
          },
        ],
      };
    },
  },
});
