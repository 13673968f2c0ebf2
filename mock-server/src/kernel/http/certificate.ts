import { X509Certificate, createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';

import { BadFile } from '../json-file';

/** A certificate and its private key, both in PEM. */
export type Certificate = { cert: string; key: string };

const DAYS = 30;
const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/** Makes a self-signed certificate for loopback names and the given hosts. */
export const makeCertificate = async (hosts: readonly string[]): Promise<Certificate> => {
  // Only a mock with TLS loads the library.
  const { generate } = await import('selfsigned');
  const names = new Set([...LOOPBACK, ...hosts.map((host) => host.replaceAll(/[[\]]/g, ''))]);
  const notAfterDate = new Date(Date.now() + DAYS * 24 * 60 * 60_000);
  const made = await generate([{ name: 'commonName', value: 'trait-market-mock' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate,
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [...names].map((name) =>
          isIP(name) === 0 ? { type: 2, value: name } : { type: 7, ip: name },
        ),
      },
    ],
  });
  return { cert: made.cert, key: made.private };
};

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new BadFile(`${path}: ${error instanceof Error ? error.message : 'it cannot be read'}`);
  }
};

/** @throws BadFile for a file that isn't PEM, or a key of another certificate */
export const readCertificate = (certFile: string, keyFile: string): Certificate => {
  const [cert, key] = [readText(certFile), readText(keyFile)];
  let isPair = false;
  try {
    isPair = new X509Certificate(cert).checkPrivateKey(createPrivateKey(key));
  } catch {
    throw new BadFile(`${certFile} or ${keyFile} is not a certificate and its key in PEM.`);
  }
  if (!isPair) throw new BadFile(`${keyFile} is not the key of ${certFile}.`);
  return { cert, key };
};
