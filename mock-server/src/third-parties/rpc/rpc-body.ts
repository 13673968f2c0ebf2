import { json } from 'express';
import * as z from 'zod/mini';

import type { ContractMiddleware } from '../../kernel/http/contract-middleware';
import { MAX_JSON_BYTES } from '@trait-market/contract/shared';
import { unreadableRpc } from './answer-rpc';

const parse = json({ limit: MAX_JSON_BYTES, strict: false, type: () => true });

const UnparsableSchema = z.object({ type: z.literal('entity.parse.failed') });

export const readRpcBody: ContractMiddleware = (request, response, next) => {
  parse(request, response, (error: unknown) => {
    if (UnparsableSchema.safeParse(error).success) {
      response.json(unreadableRpc());
      return;
    }
    next(error);
  });
};
