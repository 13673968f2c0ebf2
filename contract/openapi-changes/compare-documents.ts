import type { Change } from './change';
import { compareOperations, type Operation } from './compare-operations';
import { asJson, asList, isJson, isSame, resolve, step, type Json } from './json';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** The parameters of a path apply to all of its operations. */
const withParameters = (item: Json, operation: Json): Json => ({
  ...operation,
  parameters: [...asList(operation['parameters']), ...asList(item['parameters'])],
});

/** Returns operations by method and path, ignoring the names of path parameters. */
const operationsOf = (document: Json): Map<string, Operation> =>
  new Map(
    Object.entries(asJson(document['paths'])).flatMap(([path, listed]) => {
      const at = resolve(document, { value: listed, pointer: step('', 'paths', path) });
      const item = asJson(at.value);
      return METHODS.filter((method) => isJson(item[method])).map((method): [string, Operation] => [
        `${method.toUpperCase()} ${path.replace(/\{[^}]+\}/g, '{}')}`,
        {
          path,
          value: withParameters(item, asJson(item[method])),
          pointer: step(at.pointer, method),
        },
      ]);
    }),
  );

const nameOf = (key: string, { path }: Operation): string => `${key.split(' ')[0]} ${path}`;

const schemesOf = (document: Json): Json =>
  asJson(asJson(document['components'])['securitySchemes']);

const schemeChanges = (base: Json, now: Json): Change[] =>
  Object.entries(schemesOf(base)).flatMap(([name, scheme]): Change[] =>
    isSame(scheme, schemesOf(now)[name])
      ? []
      : [
          {
            breaks: 'client',
            place: 'all operations that need a token',
            pointer: step('', 'components', 'securitySchemes', name),
            text: `the security scheme ${name} was changed or removed`,
          },
        ],
  );

/**
 * Compares OpenAPI 3.1 documents, ignoring descriptions and names.
 * @throws RangeError when a document isn't OpenAPI 3.1
 */
export const compareDocuments = (base: unknown, now: unknown): Change[] => {
  for (const [which, document] of [
    ['base', base],
    ['new', now],
  ] as const)
    if (!String(asJson(document)['openapi']).startsWith('3.1.'))
      throw new RangeError(`The ${which} document is no OpenAPI 3.1 document`);
  const documents = { base: asJson(base), now: asJson(now) };
  const [before, after] = [operationsOf(documents.base), operationsOf(documents.now)];
  const changes = schemeChanges(documents.base, documents.now);
  for (const [key, operation] of before) {
    const found = after.get(key);
    const place = nameOf(key, found ?? operation);
    if (found === undefined) {
      const { pointer } = operation;
      changes.push({ breaks: 'client', place, pointer, text: 'the operation was removed' });
    } else changes.push(...compareOperations(documents, operation, found, place));
  }
  for (const [key, operation] of after)
    if (!before.has(key))
      changes.push({
        breaks: 'none',
        place: nameOf(key, operation),
        pointer: operation.pointer,
        text: 'the operation was added',
      });
  return changes;
};
