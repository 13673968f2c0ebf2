import type { Request, Response } from 'express';

import type { HandAnswer } from '../../kernel/answers/answer.schema';
import { refuse } from '../../kernel/http/refusal';
import { servedCallOf } from '../served-calls';
import { bodyOfAnswer, breachOf } from './breaches';

/** The CSP that keeps prepared responses from running scripts on the control API's origin. */
const SANDBOX = 'sandbox';

export const sendByHand = (response: Response, answer: HandAnswer): void => {
  const { status, headers = {}, text } = answer;
  const body = bodyOfAnswer(answer);
  // A body that can't be serialized throws before the response has this answer's headers.
  const sent = body === undefined ? text : JSON.stringify(body);
  response.status(status);
  if (body !== undefined) response.type('json');
  if (text !== undefined) response.type('text');
  response.set(headers);
  response.append('content-security-policy', SANDBOX).set('x-content-type-options', 'nosniff');
  if (sent === undefined) response.end();
  else response.send(sent);
};

/** Sends an answer that was made for this request, or a 500 that says how it breaks the contract. */
export const sendChecked = (request: Request, response: Response, answer: HandAnswer): void => {
  const { method, path } = request;
  const call = servedCallOf({ method, path });
  const breach = call === undefined ? undefined : breachOf(answer, call);
  if (breach === undefined) sendByHand(response, answer);
  else {
    refuse(
      response,
      500,
      `The response made for ${method} ${path} breaks the contract: ${breach}. To send it anyway, set validate to false.`,
    );
  }
};
