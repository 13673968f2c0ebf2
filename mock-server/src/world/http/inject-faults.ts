import { STATUS_CODES } from 'node:http';

import type { Request, RequestHandler, Response } from 'express';

import type { FaultAnswer } from '../../kernel/faults/fault.schema';
import {
  malformed,
  spoilAnswer,
  truncateAnswer,
  wrongSchema,
} from '../../kernel/faults/spoil-answer';
import { readBodyForJournal } from '../../kernel/http/json-body';
import { refuse } from '../../kernel/http/refusal';
import { resetConnection } from '../../kernel/http/reset-connection';
import { noteInJournal } from './journal-requests';
import { receivedRequest, type CallerOf } from './received-request';
import { worldOf } from './world-of-request';

/**
 * Calls `goOn` after a delay, unless the client has disconnected by then, and `fail` with its error.
 */
export const later = (
  response: Response,
  latencyMs: number,
  { goOn, fail }: { goOn: () => void; fail: (error: unknown) => void },
): void => {
  const run = (): void => {
    try {
      goOn();
    } catch (error) {
      fail(error);
    }
  };
  if (latencyMs === 0) {
    run();
    return;
  }
  const timer = setTimeout(run, latencyMs);
  response.once('close', () => clearTimeout(timer));
};

const refuseWith = (
  response: Response,
  { status, message, retryAfter }: Extract<FaultAnswer, { kind: 'status' }>,
): void => {
  if (retryAfter !== undefined) response.set('retry-after', String(retryAfter));
  refuse(response, status, message ?? STATUS_CODES[status] ?? `Status ${status}`);
};

const apply = (
  answer: FaultAnswer | undefined,
  { request, response, goOn }: { request: Request; response: Response; goOn: () => void },
): void => {
  switch (answer?.kind) {
    case 'status':
      readBodyForJournal(request, response, () => refuseWith(response, answer));
      return;
    case 'connection-reset':
      resetConnection(request);
      return;
    case 'malformed-json':
      spoilAnswer(response, malformed);
      break;
    case 'wrong-schema':
      spoilAnswer(response, wrongSchema);
      break;
    case 'truncated-body':
      truncateAnswer(response);
      break;
    case undefined:
  }
  goOn();
};

export const injectFaults =
  (callerOf: CallerOf): RequestHandler =>
  (request, response, next) => {
    const { faults } = worldOf(request);
    const effect = faults.isEmpty() ? undefined : faults.meet(receivedRequest(request, callerOf));
    if (effect === undefined) {
      next();
      return;
    }
    noteInJournal(request, { faults: effect.faults });
    later(response, effect.latencyMs, {
      goOn: () => apply(effect.answer, { request, response, goOn: () => next() }),
      fail: next,
    });
  };
