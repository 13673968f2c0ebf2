import type { Request, RequestHandler, Response } from 'express';
import * as z from 'zod/mini';

import { readBodyForJournal } from '../../kernel/http/json-body';
import { refuse } from '../../kernel/http/refusal';
import { resetConnection } from '../../kernel/http/reset-connection';
import { parametersOf } from '../../kernel/requests/path-pattern';
import { accountOfBearer } from '../../provider/auth/bearer-guard';
import { later } from '../../world/http/inject-faults';
import { noteInJournal } from '../../world/http/journal-requests';
import { receivedRequest } from '../../world/http/received-request';
import { worldOf } from '../../world/http/world-of-request';
import { assertSendable, type Responder, type Responders } from './responders';
import { sendByHand, sendChecked } from './send-answer';

const responseOf = (request: Request, { path, respond }: Responder) => {
  const { name, clock } = worldOf(request);
  const { method, query, headers, body } = request;
  return respond({
    method,
    path: request.path,
    params: Object.fromEntries(parametersOf(path, request.path)),
    query,
    headers,
    body,
    wallet: receivedRequest(request, accountOfBearer).wallet,
    world: name,
    now: new Date(clock.now()),
  });
};

const send = async (
  responders: readonly Responder[],
  call: {
    request: Request;
    response: Response;
    next: () => void;
    fail: (error: unknown) => void;
  },
): Promise<void> => {
  const { request, response, next, fail } = call;
  for (const responder of responders) {
    const made = await responseOf(request, responder);
    if (made === undefined) continue;
    if (made === 'real') break;
    noteInJournal(request, { answers: 'function' });
    if (made === 'connection-reset') {
      resetConnection(request);
      return;
    }
    const answer = assertSendable(made);
    later(response, answer.latencyMs ?? 0, {
      goOn: () => {
        if (responder.validate === false) sendByHand(response, answer);
        else sendChecked(request, response, answer);
      },
      fail,
    });
    return;
  }
  next();
};

const reasonOf = (error: unknown): string => {
  if (error instanceof z.core.$ZodError) return z.prettifyError(error);
  return error instanceof Error ? error.message : String(error);
};

/** Responds with the newest matching function, and with a 500 when it fails. */
export const respondByFunction =
  (responders: Responders, reportError: (error: unknown) => void): RequestHandler =>
  (request, response, next) => {
    const { method, path } = request;
    const matching = responders.matching({ method, path, world: worldOf(request).name });
    if (matching.length === 0) {
      next();
      return;
    }
    const fail = (error: unknown): void => {
      reportError(error);
      refuse(
        response,
        500,
        `The function that responds to ${method} ${path} failed: ${reasonOf(error)}`,
      );
    };
    readBodyForJournal(request, response, () => {
      send(matching, { request, response, next, fail }).catch(fail);
    });
  };
