import { isJson, type Json } from './json-schema';

const RETRY_AFTER = {
  'Retry-After': {
    description: 'When to send the request again: seconds, or an HTTP date',
    schema: { type: 'string' },
    example: '30',
  },
};

const WITH_RETRY_AFTER = new Set(['429', '503']);

const nameOf = ({ description }: Json): string => String(description).replaceAll(/[^A-Za-z]/g, '');

/** Moves the responses of refusals, which all calls have in common, to the components. */
export const createErrorResponses = () => {
  const responses: Json = {};
  return {
    responses,
    refer: (status: string, response: unknown): unknown => {
      if (!isJson(response)) return response;
      const name = nameOf(response);
      responses[name] ??= {
        ...response,
        ...(WITH_RETRY_AFTER.has(status) && { headers: RETRY_AFTER }),
      };
      return { $ref: `#/components/responses/${name}` };
    },
  };
};
