import { generateId } from './generate-id';

/** Generated on the client, so that saving twice is idempotent. */
export const newUuid = (): string =>
  generateId()
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
