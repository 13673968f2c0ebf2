import { existsSync, readFileSync } from 'node:fs';

import { Router } from 'express';

/** The folder with the package.json: above the source as above the built file. */
const packageAbove = (folder: URL): URL =>
  existsSync(new URL('package.json', folder)) ? folder : packageAbove(new URL('../', folder));

const BROWSER = new URL('browser/', packageAbove(new URL('./', import.meta.url)));

/** Where a file lies that browsers load. */
export const browserFile = (name: string): URL => new URL(name, BROWSER);

/** What pages of any origin load from here: the script of the chat. */
export const browserFilesRouter = (): Router => {
  const chatWidget = readFileSync(browserFile('chat-widget.js'));
  return Router().get('/chat/widget.js', (_request, response) => {
    response.set({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    response.send(chatWidget);
  });
};
