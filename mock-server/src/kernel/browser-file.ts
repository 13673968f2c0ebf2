import { existsSync } from 'node:fs';

/** The folder with the package.json: above the source as above the built file. */
const packageAbove = (folder: URL): URL =>
  existsSync(new URL('package.json', folder)) ? folder : packageAbove(new URL('../', folder));

const BROWSER = new URL('browser/', packageAbove(new URL('./', import.meta.url)));

/** Where a file lies that browsers load. */
export const browserFile = (name: string): URL => new URL(name, BROWSER);
