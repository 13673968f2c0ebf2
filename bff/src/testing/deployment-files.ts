import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * What ships the BFF. No engine is here to run these files: tests prove that they are well-formed, fit
 * together, and name only what there is.
 */
export const DEPLOY = new URL('../../deploy/', import.meta.url);

/** A file of it. */
export const textOf = (path: string): string => readFileSync(new URL(path, DEPLOY), 'utf8');

/** The one document in a file of it. */
export const yamlOf = (path: string): unknown => parse(textOf(path));
