import { generateId } from './generate-id';

/** Creates an id on the client, so that sending the same save request twice saves only once. */
export const newUuid = (): string =>
  generateId()
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
