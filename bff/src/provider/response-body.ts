import { DrawReceiptSchema } from '@trait-market/contract/economy/draws';
import {
  AvatarParamsSchema,
  type Refusal as MarketRefusal,
  SegmentSchema,
} from '@trait-market/contract/economy/shared';
import {
  CHAIN_UNREACHABLE,
  EVENT_STREAM_TYPE,
  isJsonType,
  mediaTypeOf,
} from '@trait-market/contract/shared';
import { isAppRouteOtherResponse, type AppRoute } from '@ts-rest/core';

import { Refusal } from '../refusal';
import type { ProviderResponse } from './send-request';
import { isTooDeep } from './json-depth';

/** The maximum length in characters up to which a plain-text error is forwarded as a message. */
const SENTENCE_LENGTH = 200;

const CODE_LENGTH = 64;

/** Returns a single string, because Node drops repeated Content-Type headers. */
const contentTypeOf = ({ headers }: ProviderResponse): string =>
  String(headers['content-type'] ?? '');

const utf8 = new TextDecoder();

export const textOf = ({ bytes }: ProviderResponse): string => utf8.decode(bytes);

const isJson = (response: ProviderResponse): boolean => isJsonType(contentTypeOf(response));

export const isEvents = (response: ProviderResponse): boolean =>
  mediaTypeOf(contentTypeOf(response)) === EVENT_STREAM_TYPE;

const parseJson = (response: ProviderResponse): { value: unknown } | undefined => {
  if (!isJson(response)) return undefined;
  const text = textOf(response);
  if (isTooDeep(text)) return undefined;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

const sentenceOf = (response: ProviderResponse): string | undefined => {
  const sentence = textOf(response).trim();
  const readable =
    mediaTypeOf(contentTypeOf(response)) === 'text/plain' && !sentence.includes('\n');
  return readable && sentence !== '' && sentence.length <= SENTENCE_LENGTH ? sentence : undefined;
};

// Returns the error's message, or '' without one, so that the web client uses the next message of
// §8.
const messageOf = (response: ProviderResponse, body: object): string => {
  const message: unknown = 'message' in body ? body.message : undefined;
  if (typeof message === 'string') return message;
  // Some frameworks send a list of messages, one per field.
  const lines = Array.isArray(message) ? message.filter((line) => typeof line === 'string') : [];
  if (lines.length > 0) return lines.join(' ');
  return sentenceOf(response) ?? '';
};

const codeOf = (body: object): string | undefined => {
  const code: unknown = 'code' in body ? body.code : undefined;
  return typeof code === 'string' && code.length <= CODE_LENGTH ? code : undefined;
};

const aboutOf = (body: object): Pick<MarketRefusal, 'avatar' | 'trait' | 'receipt'> => {
  const avatar = AvatarParamsSchema.safeParse('avatar' in body ? body.avatar : undefined).data;
  const trait = SegmentSchema.safeParse('trait' in body ? body.trait : undefined).data;
  const receipt = DrawReceiptSchema.safeParse('receipt' in body ? body.receipt : undefined).data;
  return {
    ...(receipt && {
      receipt: { index: receipt.index, entry: receipt.entry, signature: receipt.signature },
    }),
    ...(avatar && { avatar: { collection: avatar.collection, tokenId: avatar.tokenId } }),
    ...(trait !== undefined && { trait }),
  };
};

/**
 * Reads an error response. Fields other than message, code, subject (§3 Errors) and the signed
 * receipt of a refused draw may be internal and are dropped (T59).
 */
export const readRefusal = (response: ProviderResponse, requestId: string) => {
  const json = parseJson(response)?.value;
  const body = typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {};
  const message = messageOf(response, body);
  const code = codeOf(body);
  if (response.status >= 500) {
    return { code: code === CHAIN_UNREACHABLE ? code : 'PROVIDER_FAILED', requestId, message };
  }
  return { code: code ?? 'PROVIDER_REFUSED', requestId, message, ...aboutOf(body) };
};

const BARE_JSON_TYPE = 'application/json';
export const JSON_TYPE = `${BARE_JSON_TYPE}; charset=utf-8`;
const TEXT_TYPE = 'text/plain; charset=utf-8';
const BINARY_TYPE = 'application/octet-stream';

/**
 * Returns JSON, plain text or binary (§7), because no script of the provider may run in the web
 * client's origin.
 */
export const safeMediaTypeOf = (response: ProviderResponse): string => {
  if (parseJson(response) !== undefined) return JSON_TYPE;
  return isJson(response) || mediaTypeOf(contentTypeOf(response)).startsWith('text/')
    ? TEXT_TYPE
    : BINARY_TYPE;
};

export const successTypeOf = ({ responses }: AppRoute): string => {
  const success = responses[200];
  return success !== undefined && isAppRouteOtherResponse(success)
    ? success.contentType
    : BARE_JSON_TYPE;
};

/**
 * @throws Refusal PROVIDER_BAD_ANSWER when a JSON body isn't valid JSON, or when the type is wrong
 */
export const readBody = (response: ProviderResponse, mediaType: string): unknown => {
  if (mediaType !== BARE_JSON_TYPE) {
    if (mediaTypeOf(contentTypeOf(response)) !== mediaType)
      throw new Refusal('PROVIDER_BAD_ANSWER');
    return textOf(response);
  }
  if (response.bytes.length === 0) return undefined;
  const json = parseJson(response);
  if (json === undefined) throw new Refusal('PROVIDER_BAD_ANSWER');
  return json.value;
};
