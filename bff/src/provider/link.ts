import { readFileSync } from 'node:fs';

import { ConfigurationError, type Config } from '../config';

/** How the provider proves who it is, and this process to the provider; PEM texts. */
export type Link = { ca?: string; cert?: string; key?: string };

const read = (variable: string, file: string | undefined): string | undefined => {
  if (file === undefined) return undefined;
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new ConfigurationError(`${variable} must be a file that can be read`);
  }
  if (text.includes('-----BEGIN ')) return text;
  throw new ConfigurationError(`${variable} must be a file in the PEM format`);
};

/**
 * Reads the certificates for the connections to the provider.
 *
 * @throws ConfigurationError when one cannot be read, or only half of a pair is there
 */
export const readLink = (config: Config): Link => {
  const ca = read('PROVIDER_CA_FILE', config.PROVIDER_CA_FILE);
  const cert = read('PROVIDER_CERT_FILE', config.PROVIDER_CERT_FILE);
  const key = read('PROVIDER_KEY_FILE', config.PROVIDER_KEY_FILE);
  if ((cert === undefined) !== (key === undefined)) {
    const missing = cert === undefined ? 'PROVIDER_CERT_FILE' : 'PROVIDER_KEY_FILE';
    throw new ConfigurationError(`${missing} must be set too: a certificate needs its key`);
  }
  if ((ca ?? cert) !== undefined && config.PROVIDER_URL.protocol !== 'https:') {
    throw new ConfigurationError('PROVIDER_URL must be https for certificates to be of use');
  }
  return { ...(ca && { ca }), ...(cert && { cert }), ...(key && { key }) };
};
