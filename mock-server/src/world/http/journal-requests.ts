import type { Request, RequestHandler, Response } from 'express';

import { shownAddress } from '../../kernel/account';
import { captureSentText } from '../../kernel/http/sent-text';
import type { CallDetails } from '../../kernel/journal/journal';
import { REDACTED, redact, shortened } from '../../kernel/journal/redaction';
import type { CallerOf } from './received-request';
import { worldOf } from './world-of-request';

type Notes = {
  faults?: string[];
  answers?: string;
  unmatched?: true;
};

const notesOf = new WeakMap<object, Notes>();

export const noteInJournal = (request: object, notes: Notes): void => {
  notesOf.set(request, { ...notesOf.get(request), ...notes });
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
 * Adds each call to the journal, with its response as sent, which a fault may have corrupted, and
 * reports calls that matched no route.
 */
export const journalRequests =
  (callerOf: CallerOf, onUnmatched: (call: string) => void): RequestHandler =>
  (request, response, next) => {
    const { journal, clock, name } = worldOf(request);
    const at = new Date(clock.now()).toISOString();
    const { method, path, query, headers } = request;
    const sentBy = captureSentText(response);
    response.on('close', () => {
      if (notesOf.get(request)?.unmatched === true) {
        onUnmatched(`${method} ${shortened(path)} (world ${name})`);
      }
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
