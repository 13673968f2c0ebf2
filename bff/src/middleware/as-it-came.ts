import type { Express, Response } from 'express';

import { UnchangedAnswer } from '../provider/checked-answer';

/** Sends no content type with an empty body. */
const sendBytes = (res: Response, { bytes, mediaType }: UnchangedAnswer): Response =>
  bytes.length === 0 ? res.end() : res.type(mediaType).send(bytes);

/**
 * Lets an answer of the provider's go on as it came where the check against the contract has changed
 * nothing of it: to write a long one again takes as long as to read it.
 */
export const sendAsItCame = ({ response }: Express): void => {
  const { json } = response;
  response.json = function sendJson(body: unknown) {
    return body instanceof UnchangedAnswer ? sendBytes(this, body) : json.call(this, body);
  };
};
