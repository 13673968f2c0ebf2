import type { Request, Response } from 'express';

import { shownAddress } from '../../kernel/account';
import type { HandAnswer } from '../../kernel/answers/answer.schema';
import { renderTemplate } from '../../kernel/answers/template';
import { refuse } from '../../kernel/http/refusal';
import { withoutSecretHeaders } from '../../kernel/journal/redaction';
import { parametersOf } from '../../kernel/requests/path-pattern';
import { accountOfBearer } from '../../provider/auth/bearer-guard';
import { worldOf } from '../../world/http/world-of-request';
import { sendByHand, sendChecked } from './send-answer';

export const sendTemplate = (
  request: Request,
  response: Response,
  { answer, path }: { answer: HandAnswer; path: string },
): void => {
  const { query, body, headers } = request;
  const account = headers.authorization === undefined ? undefined : accountOfBearer(request);
  try {
    const { status, validate = true } = answer;
    const parts = renderTemplate(answer, {
      query,
      params: Object.fromEntries(parametersOf(path, request.path)),
      body,
      header: withoutSecretHeaders(headers),
      wallet: account === undefined ? undefined : shownAddress(account),
      now: new Date(worldOf(request).clock.now()).toISOString(),
    });
    const rendered = { status, ...parts };
    if (validate) sendChecked(request, response, rendered);
    else sendByHand(response, rendered);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    refuse(response, 500, `The template of ${path} can’t be rendered: ${reason}.`);
  }
};
