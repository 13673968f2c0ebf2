import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

import { ConfigurationError, type Config } from '../config/config';

export type Link = { ca?: string; cert?: string; key?: string };

/** The maximum file size in bytes, which every bundle of certificate authorities fits into. */
const LARGEST_FILE = 4_194_304;
const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

const read = (variable: string, file: string | undefined): string | undefined => {
  if (file === undefined) return undefined;
  try {
    const found = statSync(file);
    if (!found.isFile() || found.size > LARGEST_FILE) throw new TypeError('no such file');
    return readFileSync(file, 'utf8');
  } catch {
    throw new ConfigurationError(`${variable} must be a readable file`);
  }
};

/**
 * Returns the first certificate of a file, which in a chain is the server's or client's
 * certificate.
 * @throws ConfigurationError when the file contains none
 */
const firstCertificateIn = (variable: string, text: string): X509Certificate => {
  try {
    const [first] = Array.from(text.matchAll(CERTIFICATE), ([pem]) => new X509Certificate(pem));
    if (first !== undefined) return first;
  } catch {
    // The parser's error is dropped, because its message would repeat the file's content.
  }
  throw new ConfigurationError(`${variable} must be a PEM file of certificates`);
};

const keyIn = (variable: string, text: string): KeyObject => {
  try {
    return createPrivateKey(text);
  } catch {
    throw new ConfigurationError(
      `${variable} must be a PEM file of a private key without a passphrase`,
    );
  }
};

type Pair = { cert: string; key: string };

/** @throws ConfigurationError when only the certificate or only the key is configured */
const pairOf = (cert: string | undefined, key: string | undefined): Pair | undefined => {
  if (cert !== undefined && key !== undefined) return { cert, key };
  if (cert === undefined && key === undefined) return undefined;
  const missing = cert === undefined ? 'PROVIDER_CERT_FILE' : 'PROVIDER_KEY_FILE';
  throw new ConfigurationError(`${missing} must be set too, because a certificate needs its key`);
};

/** @throws ConfigurationError when one of the two is unreadable or they don't match */
const assertPair = ({ cert, key }: Pair): void => {
  const own = firstCertificateIn('PROVIDER_CERT_FILE', cert);
  if (!own.checkPrivateKey(keyIn('PROVIDER_KEY_FILE', key))) {
    throw new ConfigurationError('PROVIDER_KEY_FILE must be the key of PROVIDER_CERT_FILE');
  }
};

/**
 * @throws ConfigurationError when a certificate is unreadable, or its key or certificate is missing
 */
export const readLink = (config: Config): Link => {
  const ca = read('PROVIDER_CA_FILE', config.PROVIDER_CA_FILE);
  const cert = read('PROVIDER_CERT_FILE', config.PROVIDER_CERT_FILE);
  const key = read('PROVIDER_KEY_FILE', config.PROVIDER_KEY_FILE);
  const pair = pairOf(cert, key);
  if (ca !== undefined) firstCertificateIn('PROVIDER_CA_FILE', ca);
  if (pair !== undefined) assertPair(pair);
  if ((ca ?? cert) !== undefined && config.PROVIDER_URL.protocol !== 'https:') {
    throw new ConfigurationError('PROVIDER_URL must be https when certificates are set');
  }
  return { ...(ca && { ca }), ...pair };
};
