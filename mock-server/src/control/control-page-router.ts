import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import express, { Router } from 'express';

import { browserFile } from '../kernel/browser-file';

/** Forbids the page to load anything from other origins, and other pages to frame it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PRODUCT_URL = '%PRODUCT_URL%';
const SHADOW_PROVIDER = '%SHADOW_PROVIDER%';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Without shadow mode, `shadowProvider` is empty, so that the page doesn't fetch its report. */
export const controlPageRouter = (productUrl: string, shadowProvider: string): Router => {
  const page = readFileSync(browserFile('control-page/index.html'), 'utf8')
    .replaceAll(PRODUCT_URL, () => escaped(productUrl))
    .replaceAll(SHADOW_PROVIDER, () => escaped(shadowProvider));
  const files = fileURLToPath(browserFile('control-page'));
  return Router()
    .get('/__mock', (_request, response) => {
      response.set({
        'cache-control': 'no-cache',
        'content-security-policy': POLICY,
        'x-content-type-options': 'nosniff',
      });
      response.type('html').send(page);
    })
    .use('/__mock/page', express.static(files, { index: false }));
};
