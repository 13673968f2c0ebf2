import { STATUS_CODES } from 'node:http';

import type { RequestHandler } from 'express';

import { economyDocument, providerDocument } from '../../kernel/http/documents';
import { readBodyForJournal } from '../../kernel/http/json-body';
import { refuse } from '../../kernel/http/refusal';
import { noteInJournal } from '../../world/http/journal-requests';
import { servedCallOf, type ServedCall } from '../served-calls';
import { sendByHand } from './send-answer';

const PREFERRED_CODE = /(?:^|[,;])\s*code\s*=\s*"?([2-5]\d\d)"?\s*(?=[,;]|$)/i;

const exampleOf = ({ method, path }: ServedCall, status: number): unknown => {
  const template = path.replaceAll(/:(\w+)/g, '{$1}');
  for (const document of [providerDocument(), economyDocument()]) {
    const operation: unknown = Object(Object(document.paths)[template])[method.toLowerCase()];
    const { responses } = Object(operation);
    const content = Object(Object(responses)[status]).content;
    if (content !== undefined) return Object(Object(content)['application/json']).example;
  }
  return undefined;
};

const canHave = ({ responses }: ServedCall, status: number): boolean =>
  status >= 500 || status in responses;

/** Responds with the status that `Prefer: code=…` names, for this call only (RFC 7240). */
export const preferResponse: RequestHandler = (request, response, next) => {
  const code = PREFERRED_CODE.exec(request.get('prefer') ?? '')?.[1];
  const call = code === undefined ? undefined : servedCallOf(request);
  if (code === undefined || call === undefined) {
    next();
    return;
  }
  const status = Number(code);
  noteInJournal(request, { answers: 'prefer' });
  readBodyForJournal(request, response, () => {
    const example = status < 400 ? exampleOf(call, status) : undefined;
    if (!canHave(call, status)) {
      const statuses = Object.keys(call.responses).join(', ');
      refuse(
        response,
        400,
        `Prefer: code=${code} isn't a status of ${call.method} ${call.path}. There are: ${statuses} and 500 to 599.`,
      );
      return;
    }
    if (status < 400 && example === undefined && status !== 204) {
      refuse(
        response,
        400,
        `The contract has no example of ${call.method} ${call.path} with ${code}.`,
      );
      return;
    }
    response.set('preference-applied', `code=${code}`);
    sendByHand(response, {
      status,
      ...(example !== undefined && { body: example }),
      ...(status >= 400 && { body: { message: STATUS_CODES[status] ?? `Status ${code}` } }),
    });
  });
};
