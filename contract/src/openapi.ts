import { STATUS_CODES } from 'node:http';

import type { AppRoute } from '@ts-rest/core';
import { generateOpenApi, type SchemaTransformerSync } from '@ts-rest/open-api';
import { $ZodType } from 'zod/v4/core';
import * as z from 'zod/mini';

import { metadataOf } from './shared/route-metadata';
import { v1Contract } from './v1/index';

type OpenApiDocument = ReturnType<typeof generateOpenApi>;
type SchemaObject = NonNullable<ReturnType<SchemaTransformerSync>>;
type OperationMapper = NonNullable<
  NonNullable<Parameters<typeof generateOpenApi>[2]>['operationMapper']
>;
type Operation = Parameters<OperationMapper>[0];

const BEARER = 'accessToken';

const transformSchema: SchemaTransformerSync = ({ schema }) => {
  if (!(schema instanceof $ZodType)) return null;
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  // ts-rest types schemas as OpenAPI 3.0 does; the document is 3.1, whose schemas are JSON Schema.
  return jsonSchema as SchemaObject;
};

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

/** What ts-rest leaves out of an operation: security, words for statuses, a body's details. */
const completeOperation = (operation: Operation, route: AppRoute): Operation => {
  const requestBody = requestBodyOf(operation, route);
  return {
    ...operation,
    responses: describeStatuses(operation.responses),
    security: metadataOf(route).access === 'bearer' ? [{ [BEARER]: [] }] : [],
    ...(requestBody === undefined ? {} : { requestBody }),
  };
};

/** The whole contract as an OpenAPI 3.1 document. */
export const openApiDocument = (): OpenApiDocument => ({
  ...generateOpenApi(
    v1Contract,
    {
      info: {
        title: 'Trait Market provider API',
        version: '1.0.0',
        description: 'Sign-in, profiles, accounts, credits, traits and the tax declaration.',
      },
      components: {
        securitySchemes: { [BEARER]: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    {
      schemaTransformer: transformSchema,
      operationMapper: completeOperation,
      setOperationId: 'concatenated-path',
    },
  ),
  openapi: '3.1.0',
});
