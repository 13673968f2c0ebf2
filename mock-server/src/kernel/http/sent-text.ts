import type { Response } from 'express';

/** The maximum length of a body to collect, which is more than the journal stores. */
const LONGEST_ANSWER = 256 * 1024;

/** Collects the body that is sent. The result is undefined for a binary or too long one. */
export const captureSentText = (response: Response): (() => string | undefined) => {
  let sent: string | undefined = '';
  const send = response.send.bind(response);
  response.send = (body: unknown) => {
    if (typeof body === 'string') sent = body.length > LONGEST_ANSWER ? undefined : body;
    else if (Buffer.isBuffer(body)) sent = undefined;
    return send(body);
  };
  return () => sent;
};
