import { STATUS_CODES } from 'node:http';

import { initContract } from '@ts-rest/core';
import { generateOpenApi, type SchemaTransformerSync } from '@ts-rest/open-api';
import * as z from 'zod/mini';
import { $ZodType } from 'zod/v4/core';

import { controlContract } from '../../control/control.contract';
import { analyticsContract } from '../../third-parties/analytics/analytics.contract';
import { chatContract } from '../../third-parties/chat/chat.contract';
import { flagsContract } from '../../third-parties/flags/flags.contract';
import { rpcContract } from '../../third-parties/rpc/rpc.contract';
import { WORLD_HEADER } from '../../world/http/world-of-request';

type OpenApiDocument = ReturnType<typeof generateOpenApi>;
type SchemaObject = NonNullable<ReturnType<SchemaTransformerSync>>;

const transformSchema: SchemaTransformerSync = ({ schema }) => {
  if (!(schema instanceof $ZodType)) return null;
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  // ts-rest's types expect schemas of OpenAPI 3.0, but this document uses those of 3.1.
  return jsonSchema as SchemaObject;
};

const WORLD_PARAMETER = {
  name: WORLD_HEADER,
  in: 'header' as const,
  description: 'The world that is meant; absent: `default`',
  schema: { type: 'string' as const, pattern: '^[\\w-]{1,64}$' },
};

export const mockDescription = (): OpenApiDocument => ({
  ...generateOpenApi(
    initContract().router({
      control: controlContract,
      flags: flagsContract,
      analytics: analyticsContract,
      chat: chatContract,
      rpc: rpcContract,
    }),
    {
      info: {
        title: 'Control of the mock, and the third parties that it plays',
        version: '1.0.0',
        description: 'Every call concerns one world, which a header names.',
      },
    },
    {
      schemaTransformer: transformSchema,
      setOperationId: 'concatenated-path',
      operationMapper: (operation) => ({
        ...operation,
        parameters: [...(operation.parameters ?? []), WORLD_PARAMETER],
        responses: Object.fromEntries(
          Object.entries(operation.responses).map(([status, response]) => [
            status,
            { ...response, description: STATUS_CODES[status] ?? status },
          ]),
        ),
      }),
    },
  ),
  openapi: '3.1.0',
});
