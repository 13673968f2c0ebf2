import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

// The deployment files. No container engine runs them in tests, so tests check that they are
// consistent.
export const DEPLOY = new URL('../../deploy/', import.meta.url);

export const textOf = (path: string): string => readFileSync(new URL(path, DEPLOY), 'utf8');

export const yamlOf = (path: string): unknown => parse(textOf(path));
