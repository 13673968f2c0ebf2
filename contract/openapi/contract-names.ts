import { economyOpenApiDocument, openApiDocument } from './index';

const addNames = (value: unknown, names: Set<string>): Set<string> => {
  if (typeof value !== 'object' || value === null) return names;
  for (const [key, item] of Object.entries(value)) {
    if (key === 'example' || key === 'examples') continue;
    if (key === 'properties' && typeof item === 'object' && item !== null) {
      for (const name of Object.keys(item)) names.add(name);
    }
    if (key === 'name' && typeof item === 'string') names.add(item);
    addNames(item, names);
  }
  return names;
};

let names: ReadonlySet<string> | undefined;

/** Returns the names of all fields and parameters: the allow list for logs and recordings. */
export const contractNames = (): ReadonlySet<string> => {
  names ??= addNames(
    [openApiDocument(), economyOpenApiDocument()].map(({ paths, components }) => [
      paths,
      components,
    ]),
    new Set(),
  );
  return names;
};
