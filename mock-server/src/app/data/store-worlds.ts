import type { Request, RequestHandler } from 'express';

import { worldOf } from '../../world/http/world-of-request';
import type { DataFile } from './data-file';

const isLook = ({ method, path }: Request): boolean =>
  method === 'GET' && path.startsWith('/__mock/');

/** Stores a world after every call, as even a GET may change it (for example for a nonce). */
export const storeWorlds =
  (file: DataFile): RequestHandler =>
  (request, response, next) => {
    if (!isLook(request)) response.on('close', () => file.touch(worldOf(request)));
    next();
  };
