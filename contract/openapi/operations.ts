import { STATUS_CODES } from 'node:http';

import { isAppRouteOtherResponse, type AppRoute } from '@ts-rest/core';
import type { generateOpenApi } from '@ts-rest/open-api';
import { $ZodType } from 'zod/v4/core';

import { EventIdSchema, MarketEventSchema } from '../src/economy/events/events.schema';
import { isEventStream } from '../src/shared/event-stream';
import { metadataOf } from '../src/shared/route-metadata';
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '../src/v1/users/users.limits';
import { jsonSchemaOf } from './schema-transformer';

export type OperationMapper = NonNullable<
  NonNullable<Parameters<typeof generateOpenApi>[2]>['operationMapper']
>;
type Operation = Parameters<OperationMapper>[0];

export const BEARER = 'accessToken';

const ACCEPTED = PICTURE_TYPES.join(', ');

const MULTIPART_IMAGE = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        required: ['image'],
        additionalProperties: false,
        properties: {
          image: {
            type: 'string' as const,
            format: 'binary',
            contentMediaType: 'image/*',
            description: `One file of up to ${MAX_PICTURE_BYTES} bytes: ${ACCEPTED}`,
          },
        },
      },
      encoding: { image: { contentType: ACCEPTED } },
    },
  },
};

// ts-rest omits the media type of pictures and streams.
const otherContent = ({ responses }: AppRoute, status: string) => {
  const [, declared] = Object.entries(responses).find(([code]) => code === status) ?? [];
  return declared !== undefined && isAppRouteOtherResponse(declared)
    ? { content: { [declared.contentType]: { schema: { type: 'string' as const } } } }
    : {};
};

const describeStatuses = (
  responses: Operation['responses'],
  route: AppRoute,
): Operation['responses'] =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      {
        ...response,
        description: STATUS_CODES[status] ?? status,
        ...otherContent(route, status),
      },
    ]),
  );

const requestBodyOf = ({ requestBody }: Operation, route: AppRoute): Operation['requestBody'] => {
  if ('contentType' in route && route.contentType === 'multipart/form-data') return MULTIPART_IMAGE;
  return requestBody && 'content' in requestBody ? { ...requestBody, required: true } : requestBody;
};

// Adds the header, which ts-rest omits, and the event's schema, which OpenAPI 3.1 can't express.
const eventStreamDetails = ({ parameters }: Operation) => ({
  parameters: [
    ...(parameters ?? []),
    { name: 'Last-Event-ID', in: 'header' as const, schema: jsonSchemaOf(EventIdSchema) },
  ],
  'x-event': jsonSchemaOf(MarketEventSchema),
});

// OpenAPI declares the parameters of a query one by one, without a place for a rule of all.
const ruleOfQuery = ({ query }: AppRoute): string | undefined =>
  query instanceof $ZodType ? jsonSchemaOf(query).description : undefined;

export const completeOperation = (operation: Operation, route: AppRoute): Operation => {
  const requestBody = requestBodyOf(operation, route);
  const description = [operation.description, ruleOfQuery(route)].filter(Boolean).join(' ');
  return {
    ...operation,
    ...(description !== '' && { description }),
    responses: describeStatuses(operation.responses, route),
    security: metadataOf(route).access === 'bearer' ? [{ [BEARER]: [] }] : [],
    ...(requestBody === undefined ? {} : { requestBody }),
    ...(isEventStream(route) && eventStreamDetails(operation)),
  };
};
