import { marketEvents } from '../fixtures/economy/events';
import { createExamples } from './add-examples';
import { createErrorResponses } from './error-responses';
import type { CallExample, CallExamples } from './call-examples';
import { isJson, sentForm, type Json } from './json-schema';
import { parameterText } from './parameters';

const PLAIN_EXAMPLES: Readonly<Record<string, string>> = {
  'image/svg+xml': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"></svg>',
  'text/event-stream': marketEvents
    .slice(0, 2)
    .map(({ id, event, data }) => `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    .join(''),
};

type Texts = {
  examples: CallExamples;
  /** Examples of schemas that no call's example contains. */
  schemaExamples: Readonly<Record<string, unknown>>;
  describe(name: string, operation: Json): string | undefined;
};

const isSuccess = (status: string): boolean => status.startsWith('2');

const jsonAt = (value: unknown, ...path: readonly string[]): Json | undefined => {
  const found = path.reduce<unknown>(
    (inner, key) => (isJson(inner) ? inner[key] : undefined),
    value,
  );
  return isJson(found) ? found : undefined;
};

/** Adds descriptions and examples to a generated document. */
export const enrich = (document: Json, { examples, schemaExamples, describe }: Texts): Json => {
  const schemas = jsonAt(document, 'components', 'schemas') ?? {};
  const collected = createExamples(schemas);
  const errors = createErrorResponses();

  const withParameter = (name: string, parameter: unknown): unknown => {
    const given = jsonAt(parameter, 'schema');
    if (!isJson(parameter) || given === undefined) return parameter;
    const schema = parameter['in'] === 'query' ? sentForm(given) : given;
    const [meaning, example] = parameterText(name, String(parameter['name']), schema);
    const description = [meaning, parameter['description']].filter(Boolean).join('. ');
    return { ...parameter, description, schema, example };
  };

  const withContent = (carrier: unknown, example: unknown): unknown => {
    const content = jsonAt(carrier, 'content');
    if (!isJson(carrier) || content === undefined) return carrier;
    const entries = Object.entries(content).map(([type, media]): [string, unknown] => {
      const plain = PLAIN_EXAMPLES[type];
      const schema = jsonAt(media, 'schema');
      if (plain !== undefined) return [type, { schema, example: plain }];
      if (!isJson(media) || schema === undefined || example === undefined) return [type, media];
      collected.collect(schema, example);
      return [type, { ...media, example }];
    });
    return { ...carrier, content: Object.fromEntries(entries) };
  };

  const withOperation = (operation: Json): Json => {
    const name = String(operation['operationId']);
    const { request, response }: CallExample = examples[name] ?? {};
    const { parameters, requestBody, responses, ...rest } = operation;
    const description = [operation['description'], describe(name, operation)]
      .filter((text) => text !== undefined)
      .join(' ');
    return {
      ...rest,
      description,
      parameters: Array.isArray(parameters)
        ? parameters.map((parameter) => withParameter(name, parameter))
        : [],
      ...(requestBody !== undefined && { requestBody: withContent(requestBody, request) }),
      responses: Object.fromEntries(
        Object.entries(isJson(responses) ? responses : {}).map(([status, answer]) => [
          status,
          isSuccess(status) ? withContent(answer, response) : errors.refer(status, answer),
        ]),
      ),
    };
  };

  const paths = Object.fromEntries(
    Object.entries(jsonAt(document, 'paths') ?? {}).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(isJson(methods) ? methods : {}).map(([method, operation]) => [
          method,
          isJson(operation) ? withOperation(operation) : operation,
        ]),
      ),
    ]),
  );
  for (const [name, example] of Object.entries(schemaExamples))
    collected.collect({ $ref: `#/components/schemas/${name}` }, example);
  return {
    ...document,
    paths,
    components: {
      ...jsonAt(document, 'components'),
      responses: errors.responses,
      schemas: collected.withExamples(),
    },
  };
};
