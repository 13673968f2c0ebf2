import { existsSync } from 'node:fs';

/** Returns the package's folder, above the source and the built file alike. */
const packageAbove = (folder: URL): URL =>
  existsSync(new URL('package.json', folder)) ? folder : packageAbove(new URL('../', folder));

const BROWSER = new URL('browser/', packageAbove(new URL('./', import.meta.url)));

/** Returns the location of a file for browsers. */
export const browserFile = (name: string): URL => new URL(name, BROWSER);
