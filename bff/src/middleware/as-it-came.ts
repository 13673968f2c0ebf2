import type { Express } from 'express';

import { UnchangedAnswer } from '../provider/checked-answer';

/**
 * Lets an answer of the provider's go on as it came where the check against the contract has changed
 * nothing of it: to write a long one again takes as long as to read it.
 */
export const sendAsItCame = ({ response }: Express): void => {
  const { json } = response;
  response.json = function sendJson(body: unknown) {
    return body instanceof UnchangedAnswer
      ? this.type('json').send(body.bytes)
      : json.call(this, body);
  };
};
