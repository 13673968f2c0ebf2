import type { ErrorRequestHandler, RequestHandler } from 'express';
import * as z from 'zod/mini';

import { refuse } from '../../kernel/http/refusal';
import { noteInJournal } from './journal-requests';

const ClientFaultSchema = z.object({
  status: z.int().check(z.minimum(400), z.maximum(499)),
  type: z.optional(z.string()),
});

const WORDS: Record<string, string> = {
  'entity.parse.failed': 'The body is not valid JSON.',
  'entity.too.large': 'The body is too large.',
  'charset.unsupported': 'The body has to be in UTF-8.',
  'encoding.unsupported': 'The body has an encoding that is not known here.',
  'request.aborted': 'The request broke off.',
  'request.size.invalid': 'The body is not as long as it says.',
};

export const answerUnknownRoute =
  (status: 404 | 501): RequestHandler =>
  (request, response) => {
    noteInJournal(request, { unmatched: true });
    refuse(response, status, `There is no ${request.method} ${request.path} here.`);
  };

export const answerErrors =
  (report: (error: unknown) => void): ErrorRequestHandler =>
  (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const { success, data } = ClientFaultSchema.safeParse(error);
    if (success) {
      refuse(response, data.status, WORDS[data.type ?? ''] ?? 'The request cannot be read.');
      return;
    }
    report(error);
    refuse(response, 500, 'Something went wrong in the mock provider. Its log says more.');
  };
