import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

import { ConfigurationError, type Config } from '../config';

/** How the provider proves who it is, and this process to the provider; PEM texts. */
export type Link = { ca?: string; cert?: string; key?: string };

/** More than any bundle of authorities, in bytes. */
const LARGEST_FILE = 4_194_304;
const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

const read = (variable: string, file: string | undefined): string | undefined => {
  if (file === undefined) return undefined;
  try {
    const { size } = statSync(file);
    if (size > LARGEST_FILE || !statSync(file).isFile()) throw new TypeError('no such file');
    return readFileSync(file, 'utf8');
  } catch {
    throw new ConfigurationError(`${variable} must be a file that can be read`);
  }
};

/** @throws ConfigurationError unless it holds certificates, and each can be read */
const certificatesIn = (variable: string, text: string | undefined): X509Certificate[] => {
  if (text === undefined) return [];
  try {
    const certificates = text.match(CERTIFICATE)?.map((pem) => new X509Certificate(pem)) ?? [];
    if (certificates.length > 0) return certificates;
  } catch {
    // As if there were none: what was wrong with it would repeat it.
  }
  throw new ConfigurationError(`${variable} must be a file of certificates in the PEM format`);
};

const keyIn = (variable: string, text: string): KeyObject => {
  try {
    return createPrivateKey(text);
  } catch {
    throw new ConfigurationError(
      `${variable} must be a file of a private key in the PEM format, without a passphrase`,
    );
  }
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
  certificatesIn('PROVIDER_CA_FILE', ca);
  const [own] = certificatesIn('PROVIDER_CERT_FILE', cert);
  if (own !== undefined && key !== undefined) {
    if (!own.checkPrivateKey(keyIn('PROVIDER_KEY_FILE', key))) {
      throw new ConfigurationError('PROVIDER_KEY_FILE must be the key of PROVIDER_CERT_FILE');
    }
  }
  if ((ca ?? cert) !== undefined && config.PROVIDER_URL.protocol !== 'https:') {
    throw new ConfigurationError('PROVIDER_URL must be https for certificates to be of use');
  }
  return { ...(ca && { ca }), ...(cert && { cert }), ...(key && { key }) };
};
