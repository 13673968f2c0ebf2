import { signedActionsDocument } from '@trait-market/contract/signed-actions';
import express, { Router } from 'express';
// Imports only the path, because the main module would load the whole page into this process.
import getAbsoluteFSPath from 'swagger-ui-dist/absolute-path.js';

import { economyDocument, once, providerDocument } from '../../kernel/http/documents';
import { mockDescription } from './describe-mock';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Reference of the mock provider</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/docs/assets/swagger-ui.css" />
    <script src="/docs/assets/swagger-ui-bundle.js" defer></script>
    <script src="/docs/assets/swagger-ui-standalone-preset.js" defer></script>
    <script src="/docs/start.js" defer></script>
  </head>
  <body>
    <main id="reference"></main>
  </body>
</html>
`;

const START = `SwaggerUIBundle({
  dom_id: '#reference',
  urls: [
    { name: 'Provider API', url: '/openapi.json' },
    { name: 'Trait economy (our extension)', url: '/openapi.economy.json' },
    { name: 'Control and third parties', url: '/openapi.mock.json' },
  ],
  layout: 'StandaloneLayout',
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  tryItOutEnabled: true,
  persistAuthorization: true,
  validatorUrl: null,
});
`;

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'";

const mock = once(mockDescription);
const signedActions = once(signedActionsDocument);

export const docsRouter = (): Router =>
  Router()
    .get('/openapi.json', (_request, response) => {
      response.json(providerDocument());
    })
    .get('/openapi.economy.json', (_request, response) => {
      response.json(economyDocument());
    })
    .get('/signed-actions.json', async (_request, response) => {
      response.json(await signedActions());
    })
    .get('/openapi.mock.json', (_request, response) => {
      response.json(mock());
    })
    .get('/docs', (_request, response) => {
      response.set('content-security-policy', POLICY).type('html').send(PAGE);
    })
    .get('/docs/start.js', (_request, response) => {
      response.type('js').send(START);
    })
    .use('/docs/assets', express.static(getAbsoluteFSPath(), { index: false }));
