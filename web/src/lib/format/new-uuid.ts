import { generateId } from './generate-id';

/** An id for something new of a collector's, as a UUID. It is made here, so that saving it twice saves one. */
export const newUuid = (): string =>
  generateId()
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
