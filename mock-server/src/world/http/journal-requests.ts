import type { RequestHandler } from 'express';

import { REDACTED, redact, shortened } from '../../kernel/journal/redaction';
import { worldOf } from './world-of-request';

type Notes = {
  /** The ids of the faults that the call has met. */
  faults?: string[];
  /** There is no such call. */
  unmatched?: true;
};

const notesOf = new WeakMap<object, Notes>();

/** Adds to what the journal will say of a call. */
export const noteInJournal = (request: object, notes: Notes): void => {
  notesOf.set(request, { ...notesOf.get(request), ...notes });
};

/** Writes each call and its answer into the journal of its world. */
export const journalRequests: RequestHandler = (request, response, next) => {
  const { journal, clock } = worldOf(request);
  const at = new Date(clock.now()).toISOString();
  const { method, path, query, headers } = request;
  response.on('close', () => {
    journal.add({
      kind: 'request',
      at,
      method,
      path: shortened(path),
      ...(Object.keys(query).length > 0 && { query: redact(query) }),
      ...(headers.authorization !== undefined && { authorization: REDACTED }),
      ...(request.body !== undefined && { body: redact(request.body) }),
      ...notesOf.get(request),
      status: response.writableFinished ? response.statusCode : null,
    });
  });
  next();
};
