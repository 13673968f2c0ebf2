import { json } from 'express';
import type { RequestHandler } from 'express';

/** Express takes a body without a character for `{}`: one that is chunked, or a byte order mark. */
const refuseNothing = (_req: unknown, _res: unknown, bytes: Buffer): void => {
  if (new TextDecoder().decode(bytes) !== '') return;
  throw Object.assign(new Error('the body is empty'), { status: 400 });
};

/** Reads JSON of so many bytes, as it was sent: a body that is packed is refused. */
export const jsonBody = (limit: number): RequestHandler =>
  json({ limit, inflate: false, verify: refuseNothing });
