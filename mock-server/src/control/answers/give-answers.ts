import type { NextFunction, Request, RequestHandler, Response } from 'express';

import { readBodyForJournal } from '../../kernel/http/json-body';
import { resetConnection } from '../../kernel/http/reset-connection';
import type { ReceivedRequest } from '../../kernel/requests/differences';
import { accountOfBearer } from '../../provider/auth/bearer-guard';
import { later } from '../../world/http/inject-faults';
import { noteInJournal } from '../../world/http/journal-requests';
import { receivedRequest } from '../../world/http/received-request';
import { worldOf } from '../../world/http/world-of-request';
import { sendByHand } from './send-answer';
import { sendTemplate } from './send-template';

const receivedFrom = (request: Request): ReceivedRequest =>
  receivedRequest(request, accountOfBearer);

const answer = (request: Request, response: Response, next: NextFunction): void => {
  const met = worldOf(request).answers.take(receivedFrom(request));
  if (met === undefined) {
    next();
    return;
  }
  noteInJournal(request, { answers: met.id });
  const { path, step } = met;
  if (step === 'real') next();
  else if (step === 'connection-reset') resetConnection(request);
  else if ('real' in step) later(response, step.latencyMs, { goOn: () => next(), fail: next });
  else {
    readBodyForJournal(request, response, () =>
      later(response, step.latencyMs ?? 0, {
        goOn: () => {
          if (step.template === true) sendTemplate(request, response, { answer: step, path });
          else sendByHand(response, step);
        },
        fail: next,
      }),
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
