import { readFileSync } from 'node:fs';

import { Router } from 'express';

import { browserFile } from '../../kernel/browser-file';

export const chatWidgetRouter = (): Router => {
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
