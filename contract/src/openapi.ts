import { STATUS_CODES } from 'node:http';

import type { AppRoute, AppRouter } from '@ts-rest/core';
import { generateOpenApi, type SchemaTransformerSync } from '@ts-rest/open-api';
import { $ZodType } from 'zod/v4/core';
import * as z from 'zod/mini';

import { EventIdSchema, MarketEventSchema } from './economy/events/events.schema';
import { economyContract } from './economy/index';
import { isEventStream } from './shared/event-stream';
import { metadataOf } from './shared/route-metadata';
import { v1Contract } from './v1/index';

type OpenApiDocument = ReturnType<typeof generateOpenApi>;
type SchemaObject = NonNullable<ReturnType<SchemaTransformerSync>>;
type OperationMapper = NonNullable<
  NonNullable<Parameters<typeof generateOpenApi>[2]>['operationMapper']
>;
type Operation = Parameters<OperationMapper>[0];

const BEARER = 'accessToken';

const jsonSchemaOf = (schema: $ZodType): SchemaObject => {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  // ts-rest types schemas as OpenAPI 3.0, but this document is OpenAPI 3.1, whose schemas are JSON
  // Schema.
  return jsonSchema as SchemaObject;
};

const transformSchema: SchemaTransformerSync = ({ schema }) =>
  schema instanceof $ZodType ? jsonSchemaOf(schema) : null;

const MULTIPART_IMAGE = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        required: ['image'],
        additionalProperties: false,
        properties: { image: { type: 'string' as const, contentMediaType: 'image/*' } },
      },
    },
  },
};

const describeStatuses = (responses: Operation['responses']): Operation['responses'] =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      { ...response, description: STATUS_CODES[status] ?? status },
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

const completeOperation = (operation: Operation, route: AppRoute): Operation => {
  const requestBody = requestBodyOf(operation, route);
  return {
    ...operation,
    responses: describeStatuses(operation.responses),
    security: metadataOf(route).access === 'bearer' ? [{ [BEARER]: [] }] : [],
    ...(requestBody === undefined ? {} : { requestBody }),
  };
};

const documentOf = (
  contract: AppRouter,
  info: OpenApiDocument['info'],
  mapOperation: OperationMapper = completeOperation,
): OpenApiDocument => ({
  ...generateOpenApi(
    contract,
    {
      info,
      components: {
        securitySchemes: { [BEARER]: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    {
      schemaTransformer: transformSchema,
      operationMapper: mapOperation,
      setOperationId: 'concatenated-path',
    },
  ),
  openapi: '3.1.0',
});

/** Returns the provider's documented API as an OpenAPI 3.1 document. */
export const openApiDocument = (): OpenApiDocument =>
  documentOf(v1Contract, {
    title: 'Trait Market provider API',
    version: '1.0.0',
    description: 'Sign-in, profiles, accounts, credits, traits and the tax declaration.',
  });

/**
 * Returns the economy's operations, marked as extensions, so that generators don't mix them with
 * the provider's API.
 */
export const economyOpenApiDocument = (): OpenApiDocument =>
  documentOf(
    economyContract,
    {
      title: 'Trait economy: an extension of the provider API',
      version: '1.0.0',
      description:
        'Not part of the documented API. Amounts are decimal strings of wei, times ISO 8601 in UTC, lists are cursor-paged. Orders are Seaport 1.6 orders.',
    },
    (operation, route) => ({
      ...completeOperation(operation, route),
      'x-extension': true,
      ...(isEventStream(route) && eventStreamDetails(operation)),
    }),
  );
