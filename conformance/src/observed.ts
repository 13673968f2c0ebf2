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
export const observe = ({ request, answer }: Exchange): string => {
  const call = `${request.method} ${request.route ?? 'no route'}`;
  if (answer === undefined) return `${call} → no answer`;
  const body = jsonOf(answer);
  const isObject = typeof body === 'object' && body !== null;
  const refusal = isObject && 'message' in body ? 'message' : 'no message';
  const shown = answer.status >= 400 ? refusal : kindOf(body);
  const label = mediaTypeOf(headerOf(answer, 'content-type')) || 'no content-type';
  return `${call} → ${answer.status} ${label} ${shown}`;
};
