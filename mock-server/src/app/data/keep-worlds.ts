import type { Request, RequestHandler } from 'express';

import { worldOf } from '../../world/http/world-of-request';
import type { DataFile } from './data-file';

/** A look at a world, such as the control page's every second, changes nothing in it. */
const isLook = ({ method, path }: Request): boolean =>
  method === 'GET' && path.startsWith('/__mock/');

/** Has each world written down after every call to it: even a GET may change it, as a nonce does. */
export const keepWorlds =
  (file: DataFile): RequestHandler =>
  (request, response, next) => {
    if (!isLook(request)) response.on('close', () => file.touch(worldOf(request)));
    next();
  };
