import { generateId } from '@/lib/format/generate-id';

/** An id for a new outfit, as a UUID. It is made here, so that saving it twice saves one. */
export const newOutfitId = (): string =>
  generateId()
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
