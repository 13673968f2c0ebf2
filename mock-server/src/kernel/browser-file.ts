import { existsSync } from 'node:fs';

const packageAbove = (folder: URL): URL =>
  existsSync(new URL('package.json', folder)) ? folder : packageAbove(new URL('../', folder));

const BROWSER = new URL('browser/', packageAbove(new URL('./', import.meta.url)));

export const browserFile = (name: string): URL => new URL(name, BROWSER);
