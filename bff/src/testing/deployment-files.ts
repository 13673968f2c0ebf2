import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * The deployment files. No container engine runs them here: tests prove that they are well-formed,
 * consistent, and reference only existing things.
 */
export const DEPLOY = new URL('../../deploy/', import.meta.url);

export const textOf = (path: string): string => readFileSync(new URL(path, DEPLOY), 'utf8');

/** Parses a file with a single YAML document. */
export const yamlOf = (path: string): unknown => parse(textOf(path));
