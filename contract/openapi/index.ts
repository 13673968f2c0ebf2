import type { AppRouter } from '@ts-rest/core';
import { generateOpenApi } from '@ts-rest/open-api';

import { economyContract } from '../src/economy/index';
import { ECONOMY_DESCRIPTION, ECONOMY_TAGS, describeEconomyCall } from './economy-texts';
import { economyExamples, economySchemaExamples } from './economy-examples';
import { enrich } from './enrich';
import { PUBLISHER, SERVERS } from './info';
import type { Json } from './json-schema';
import { BEARER, completeOperation, type OperationMapper } from './operations';
import { v1Examples, v1SchemaExamples } from './v1-examples';
import { transformSchema } from './schema-transformer';
import { V1_CALLS, V1_DESCRIPTION, V1_TAGS } from './v1-texts';
import { metadataOf } from '../src/shared/route-metadata';
import { routesOf } from '../src/shared/routes-of';
import { v1Contract } from '../src/v1/index';

type Described = {
  title: string;
  description: string;
  tags: Readonly<Record<string, string>>;
};

const generate = (
  contract: AppRouter,
  { title, description, tags }: Described,
  mapOperation: OperationMapper = completeOperation,
): Json => ({
  ...generateOpenApi(
    contract,
    {
      info: { title, version: '1.0.0', description, ...PUBLISHER },
      servers: SERVERS,
      tags: Object.entries(tags)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, text]) => ({ name, description: text })),
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

const signersOf = (contract: AppRouter): ReadonlySet<string> =>
  new Set(
    routesOf(contract)
      .filter(({ route }) => metadataOf(route).limit === 'orders')
      .map(({ name }) => name),
  );

/** Returns the provider's documented API as an OpenAPI 3.1 document. */
export const openApiDocument = (): Json =>
  enrich(
    generate(v1Contract, {
      title: 'Trait Market provider API',
      description: V1_DESCRIPTION,
      tags: V1_TAGS,
    }),
    {
      examples: v1Examples,
      schemaExamples: v1SchemaExamples,
      describe: (name) => V1_CALLS[name],
    },
  );

/**
 * Returns the economy's operations, marked as extensions, so that generators don't mix them with
 * the provider's API.
 */
export const economyOpenApiDocument = (): Json => {
  const signers = signersOf(economyContract);
  return enrich(
    generate(
      economyContract,
      {
        title: 'Trait economy: an extension of the provider API',
        description: ECONOMY_DESCRIPTION,
        tags: ECONOMY_TAGS,
      },
      (operation, route) => ({ ...completeOperation(operation, route), 'x-extension': true }),
    ),
    {
      examples: economyExamples,
      schemaExamples: economySchemaExamples,
      describe: (name, operation) => describeEconomyCall(operation, signers.has(name)),
    },
  );
};
