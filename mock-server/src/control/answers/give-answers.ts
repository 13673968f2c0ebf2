import type { Request, RequestHandler, Response } from 'express';

import type { HandAnswer } from '../../kernel/answers/answer.schema';
import { readBodyForJournal } from '../../kernel/http/json-body';
import type { ReceivedRequest } from '../../kernel/requests/differences';
import { accountOfBearer } from '../../provider/auth/bearer-guard';
import { later } from '../../world/http/inject-faults';
import { noteInJournal } from '../../world/http/journal-requests';
import { receivedRequest } from '../../world/http/received-request';
import { worldOf } from '../../world/http/world-of-request';
import { bodyOfAnswer } from './breaches';

const receivedFrom = (request: Request): ReceivedRequest =>
  receivedRequest(request, accountOfBearer);

/** The CSP that keeps prepared responses from running scripts on the control API's origin. */
const SANDBOX = 'sandbox';

export const sendByHand = (response: Response, answer: HandAnswer): void => {
  const { status, headers = {}, text } = answer;
  const body = bodyOfAnswer(answer);
  response.status(status);
  if (body !== undefined) response.type('json');
  if (text !== undefined) response.type('text');
  response.set(headers);
  response.append('content-security-policy', SANDBOX).set('x-content-type-options', 'nosniff');
  if (body !== undefined) response.send(JSON.stringify(body));
  else if (text === undefined) response.end();
  else response.send(text);
};

const answer = (request: Request, response: Response, next: () => void): void => {
  const met = worldOf(request).answers.take(receivedFrom(request));
  if (met === undefined) {
    next();
    return;
  }
  noteInJournal(request, { answers: met.id });
  const { step } = met;
  if (step === 'real') next();
  else if (step === 'connection-reset') request.socket.resetAndDestroy();
  else if ('real' in step) later(response, step.latencyMs, next);
  else {
    readBodyForJournal(request, response, () =>
      later(response, step.latencyMs ?? 0, () => sendByHand(response, step)),
    );
  }
};

export const givePreparedAnswers: RequestHandler = (request, response, next) => {
  const { answers } = worldOf(request);
  if (answers.isEmpty()) next();
  else if (answers.dependOnBody(receivedFrom(request))) {
    readBodyForJournal(request, response, () => answer(request, response, next));
  } else answer(request, response, next);
};
