import cors from 'cors';
import type { RequestHandler } from 'express';

import { WORLD_HEADER } from '../world/http/world-of-request';

export const CONTROL_PATH = '/__mock';

/** Ignores case, because Express routes do too. */
const isControl = (path: string): boolean =>
  path.toLowerCase() === CONTROL_PATH || path.toLowerCase().startsWith(`${CONTROL_PATH}/`);

/** Allows any origin to read provider responses, but only `origins` to read control responses. */
export const crossOrigin = (origins: readonly string[]): RequestHandler =>
  cors(({ path }, answer) =>
    answer(null, {
      origin: isControl(path) ? [...origins] : '*',
      allowedHeaders: ['authorization', 'content-type', 'prefer', WORLD_HEADER],
      exposedHeaders: ['retry-after', 'preference-applied'],
      maxAge: 600,
    }),
  );
