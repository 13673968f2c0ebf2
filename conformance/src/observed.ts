import { mediaTypeOf } from '@trait-market/contract/shared';
import { headerOf, jsonOf, type Exchange } from './probe/exchange';

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (!Array.isArray(value)) return typeof value === 'object' ? shapeOf(value) : typeof value;
  const kinds = new Set(value.map(kindOf));
  return `[${[...kinds].toSorted().join('|')}]`;
};

const shapeOf = (value: object): string => {
  const fields = Object.entries(value).map(([key, inner]) => `${key}:${kindOf(inner)}`);
  return `{${fields.toSorted().join(',')}}`;
};

/** Describes a success by its body's shape, and an error response by whether it has a message. */
export const observe = ({ request, response }: Exchange): string => {
  const call = `${request.method} ${request.route ?? 'no route'}`;
  if (response === undefined) return `${call} → no response`;
  const body = jsonOf(response);
  const isObject = typeof body === 'object' && body !== null;
  const refusal = isObject && 'message' in body ? 'message' : 'no message';
  const shown = response.status >= 400 ? refusal : kindOf(body);
  const label = mediaTypeOf(headerOf(response, 'content-type')) || 'no content-type';
  return `${call} → ${response.status} ${label} ${shown}`;
};
