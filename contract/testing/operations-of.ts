import { isJson, type Json } from '../openapi/json-schema';

/** Returns the operations of an OpenAPI document with their names. */
export const operationsOf = ({ paths }: Json): { name: string; operation: Json }[] =>
  Object.values(isJson(paths) ? paths : {}).flatMap((methods) =>
    Object.values(isJson(methods) ? methods : {})
      .filter(isJson)
      .map((operation) => ({ name: String(operation['operationId']), operation })),
  );
