import cors from 'cors';
import type { RequestHandler } from 'express';

import { WORLD_HEADER } from '../world/http/world-of-request';

/** Where the control surface stands. */
export const CONTROL_PATH = '/__mock';

/** Routes are found in any letter case. */
const isControl = (path: string): boolean =>
  path.toLowerCase() === CONTROL_PATH || path.toLowerCase().startsWith(`${CONTROL_PATH}/`);

/**
 * What pages of other origins may read: the provider and the third parties anybody, as their owners
 * let them; the control surface only `origins`.
 */
export const crossOrigin = (origins: readonly string[]): RequestHandler =>
  cors(({ path }, answer) =>
    answer(null, {
      origin: isControl(path) ? [...origins] : '*',
      allowedHeaders: ['authorization', 'content-type', WORLD_HEADER],
      exposedHeaders: ['retry-after'],
      maxAge: 600,
    }),
  );
