import type { Request, RequestHandler, Response } from 'express';

import { shownAddress, type Account } from '../../kernel/account';
import type { CallDetails } from '../../kernel/journal/journal';
import { REDACTED, redact, shortened } from '../../kernel/journal/redaction';
import { worldOf } from './world-of-request';

type Notes = {
  /** The ids of the faults that the call has met. */
  faults?: string[];
  /** The id of the prepared answers that it has met. */
  answers?: string;
  /** There is no such call. */
  unmatched?: true;
};

const notesOf = new WeakMap<object, Notes>();

/** Adds to what the journal will say of a call. */
export const noteInJournal = (request: object, notes: Notes): void => {
  notesOf.set(request, { ...notesOf.get(request), ...notes });
};

/** Of a text that is longer the journal keeps no copy. */
const LONGEST_ANSWER = 256 * 1024;

/** Remembers what is sent as text, as it is sent last: a fault may have spoilt it. */
const listenTo = (response: Response): (() => string | undefined) => {
  let sent: string | undefined = '';
  const send = response.send.bind(response);
  response.send = (body: unknown) => {
    if (typeof body === 'string') sent = body.length > LONGEST_ANSWER ? undefined : body;
    else if (Buffer.isBuffer(body)) sent = undefined;
    return send(body);
  };
  return () => sent;
};

const detailsOf = (
  request: Request,
  response: Response,
  text: string | undefined,
): CallDetails => ({
  headers: request.headers,
  ...(request.body !== undefined && { body: request.body }),
  bodyLength: Number(request.headers['content-length'] ?? 0) || 0,
  ...(text !== undefined &&
    response.writableFinished && { answer: { headers: response.getHeaders(), text } }),
});

/**
 * Writes each call and its answer into the journal of its world.
 *
 * @param callerOf whose good access token came with a request
 */
export const journalRequests =
  (callerOf: (request: Request) => Account | undefined): RequestHandler =>
  (request, response, next) => {
    const { journal, clock } = worldOf(request);
    const at = new Date(clock.now()).toISOString();
    const { method, path, query, headers } = request;
    const sentBy = listenTo(response);
    response.on('close', () => {
      const caller = headers.authorization === undefined ? undefined : callerOf(request);
      journal.add(
        {
          kind: 'request',
          at,
          method,
          path: shortened(path),
          ...(Object.keys(query).length > 0 && { query: redact(query) }),
          ...(headers.authorization !== undefined && { authorization: REDACTED }),
          ...(caller !== undefined && { wallet: shownAddress(caller) }),
          ...(request.body !== undefined && { body: redact(request.body) }),
          ...notesOf.get(request),
          status: response.writableFinished ? response.statusCode : null,
        },
        detailsOf(request, response, sentBy()),
      );
    });
    next();
  };
