import {
  AvatarParamsSchema,
  type Refusal as MarketRefusal,
  SegmentSchema,
} from '@trait-market/contract/economy/shared';
import { EVENT_STREAM_TYPE, isJsonType, mediaTypeOf } from '@trait-market/contract/shared';
import { isAppRouteOtherResponse, type AppRoute } from '@ts-rest/core';

import { Refusal } from '../refusal';
import type { ProviderResponse } from './ask';
import { isTooDeep } from './json-depth';

/** Longest plain text of a provider's error page that is taken for a sentence, in characters. */
const SENTENCE_LENGTH = 200;

/** Longest code of a provider's refusal that is taken for one, in characters. */
const CODE_LENGTH = 64;

/** Node keeps one Content-Type of several, so that it is never a list. */
const contentTypeOf = ({ headers }: ProviderResponse): string =>
  String(headers['content-type'] ?? '');

const utf8 = new TextDecoder();

/** The body as text. */
export const textOf = ({ bytes }: ProviderResponse): string => utf8.decode(bytes);

/** Whether the provider says that its body is JSON. */
const isJson = (response: ProviderResponse): boolean => isJsonType(contentTypeOf(response));

/** Whether the provider says that its body is events without an end. */
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

/** An error page that is one short line of plain text says what happened; any other does not. */
const sentenceOf = (response: ProviderResponse): string | undefined => {
  const sentence = textOf(response).trim();
  const readable =
    mediaTypeOf(contentTypeOf(response)) === 'text/plain' && !sentence.includes('\n');
  return readable && sentence !== '' && sentence.length <= SENTENCE_LENGTH ? sentence : undefined;
};

/**
 * What the provider says, and nothing that it does not: where it has no words the message is empty,
 * so that whoever shows it can go on to the next text of §8.
 */
const messageOf = (response: ProviderResponse, body: object): string => {
  const message: unknown = 'message' in body ? body.message : undefined;
  if (typeof message === 'string') return message;
  // Some frameworks list one message per field.
  const lines = Array.isArray(message) ? message.filter((line) => typeof line === 'string') : [];
  if (lines.length > 0) return lines.join(' ');
  return sentenceOf(response) ?? '';
};

/** A code that programs can go by, as the contract's refusals have one. */
const codeOf = (body: object): string | undefined => {
  const code: unknown = 'code' in body ? body.code : undefined;
  return typeof code === 'string' && code.length <= CODE_LENGTH ? code : undefined;
};

/** Which of several avatars, or which trait, a refusal is about: ids that the contract has, and nothing beside. */
const aboutOf = (body: object): Pick<MarketRefusal, 'avatar' | 'trait'> => {
  const avatar = AvatarParamsSchema.safeParse('avatar' in body ? body.avatar : undefined).data;
  const trait = SegmentSchema.safeParse('trait' in body ? body.trait : undefined).data;
  return {
    ...(avatar && { avatar: { collection: avatar.collection, tokenId: avatar.tokenId } }),
    ...(trait !== undefined && { trait }),
  };
};

/**
 * The body of a refusal or a failure of the provider's: its message (§3 Errors), a code, what it is about, and our own request id. Nothing else goes on, because what else it holds is about
 * the provider's insides (T59); of a failure, 500 and above, its code and what it is about neither.
 */
export const readRefusal = (response: ProviderResponse, requestId: string) => {
  const json = parseJson(response)?.value;
  const body = typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {};
  const message = messageOf(response, body);
  if (response.status >= 500) return { code: 'PROVIDER_FAILED', requestId, message };
  return { code: codeOf(body) ?? 'PROVIDER_REFUSED', requestId, message, ...aboutOf(body) };
};

const BARE_JSON_TYPE = 'application/json';
export const JSON_TYPE = `${BARE_JSON_TYPE}; charset=utf-8`;
const TEXT_TYPE = 'text/plain; charset=utf-8';
const BINARY_TYPE = 'application/octet-stream';

/**
 * Returns the media type under which an undocumented body (§7) is forwarded: JSON or plain text, and
 * binary for the rest, so that a provider's markup or script never runs in the web's origin.
 */
export const safeMediaTypeOf = (response: ProviderResponse): string => {
  if (parseJson(response) !== undefined) return JSON_TYPE;
  return isJson(response) || mediaTypeOf(contentTypeOf(response)).startsWith('text/')
    ? TEXT_TYPE
    : BINARY_TYPE;
};

/** Returns the media type of a route's success: JSON, unless the contract names something else. */
export const successTypeOf = ({ responses }: AppRoute): string => {
  const success = responses[200];
  return success !== undefined && isAppRouteOtherResponse(success)
    ? success.contentType
    : BARE_JSON_TYPE;
};

/**
 * The body of a success: the parsed JSON, or undefined when there is none; the text itself where
 * the contract names another media type.
 *
 * @throws Refusal PROVIDER_BAD_ANSWER when it is neither JSON nor empty, or not of that type
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
