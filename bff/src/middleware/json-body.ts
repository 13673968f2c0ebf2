import { mediaTypeOf } from '@trait-market/contract/shared';
import type { AppRoute } from '@ts-rest/core';
import type { NextFunction, Request } from 'express';

import { callKindOf } from '../api/call-kind';
import type { ByteBudget } from '../limits/byte-budget';
import { readBody } from './read-body';
import { clients } from '../limits/client-key';
import { Refusal } from '../refusal';

const JSON_TYPE = 'application/json';
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i;

const clientOf = clients([]);

const hasJson = ({ headers }: Request): boolean =>
  (headers['transfer-encoding'] ?? headers['content-length']) !== undefined &&
  mediaTypeOf(headers['content-type']) === JSON_TYPE;

// JSON is UTF-8 (RFC 8259 §8.1). Compressed bodies are rejected, so that the size limit applies to
// the bytes as sent.
const isReadable = ({ headers }: Request): boolean => {
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  const encoding = headers['content-encoding'] ?? 'identity';
  return charset.toLowerCase() === 'utf-8' && encoding.toLowerCase() === 'identity';
};

/** @throws Refusal when the JSON isn't an object or an array */
const parse = (bytes: Buffer): unknown => {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof value === 'object' && value !== null) return value;
  } catch (cause) {
    throw new Refusal('BAD_REQUEST', { cause });
  }
  throw new Refusal('BAD_REQUEST');
};

/**
 * Reads a JSON body and bounds its size while it arrives (T55). All bodies that are arriving share
 * a memory budget (T84).
 */
export const jsonBody =
  (limit: number, budget: ByteBudget) =>
  (req: Request & { tsRestRoute: AppRoute }, _res: unknown, next: NextFunction): void => {
    if (callKindOf(req.tsRestRoute) === 'upload' || !hasJson(req)) {
      next();
      return;
    }
    if (!isReadable(req)) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
    if (Number(req.headers['content-length']) > limit) throw new Refusal('PAYLOAD_TOO_LARGE');
    readBody(req, { limit, budget, client: clientOf(req) }, (result) => {
      if (result instanceof Refusal) {
        next(result);
        return;
      }
      try {
        req.body = parse(result);
      } catch (error) {
        next(error);
        return;
      }
      next();
      // Frees the parsed body, which occupies 20 times its bytes. Errors are handled in a later turn of the event loop, until which they would retain it.
      req.body = undefined;
    });
  };
