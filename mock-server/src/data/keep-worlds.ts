import type { RequestHandler } from 'express';

import { worldOf } from '../http/world-of-request';
import type { DataFile } from './data-file';

/** Has each world written down after every call to it: even a GET may change it, as a nonce does. */
export const keepWorlds =
  (file: DataFile): RequestHandler =>
  (request, response, next) => {
    response.on('close', () => file.touch(worldOf(request)));
    next();
  };
