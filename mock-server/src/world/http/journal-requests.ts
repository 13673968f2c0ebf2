import type { Request, RequestHandler, Response } from 'express';

import { shownAddress, type Account } from '../../kernel/account';
import type { CallDetails } from '../../kernel/journal/journal';
import { REDACTED, redact, shortened } from '../../kernel/journal/redaction';
import { worldOf } from './world-of-request';

type Notes = {
  /** The ids of the matching faults. */
  faults?: string[];
  /** The id of the prepared answers used. */
  answers?: string;
  /** No route matches. */
  unmatched?: true;
};

const notesOf = new WeakMap<object, Notes>();

/** Adds notes to a call's journal entry. */
export const noteInJournal = (request: object, notes: Notes): void => {
  notesOf.set(request, { ...notesOf.get(request), ...notes });
};

/** The journal stores no copy of longer texts. */
const LONGEST_ANSWER = 256 * 1024;

/** Captures the text that is finally sent, possibly corrupted by a fault. */
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
 * Writes each call and its response to its world's journal.
 *
 * @param callerOf returns the account of a valid access token
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
