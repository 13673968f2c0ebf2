import { randomUUID } from 'node:crypto';

import type { FormPart, ProbeBody } from './request';

export type EncodedBody = { contentType: string | undefined; bytes: Buffer };

const quoted = (text: string): string => `"${text.replace(/["\r\n]/g, encodeURIComponent)}"`;

const partHead = ({ name, fileName, contentType }: FormPart): string =>
  [
    `Content-Disposition: form-data; name=${quoted(name)}`,
    ...(fileName === undefined ? [] : [`; filename=${quoted(fileName)}`]),
    ...(contentType === undefined ? [] : [`\r\nContent-Type: ${contentType}`]),
  ].join('');

const encodeForm = (parts: readonly FormPart[]): EncodedBody => {
  const boundary = `conformance-${randomUUID()}`;
  const pieces = parts.flatMap((part) => [
    Buffer.from(`--${boundary}\r\n${partHead(part)}\r\n\r\n`),
    Buffer.from(part.bytes),
    Buffer.from('\r\n'),
  ]);
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
  };
};

/** A body as bytes, and what it is labelled as. */
export const encodeBody = (body: ProbeBody): EncodedBody => {
  if (body.kind === 'form') return encodeForm(body.parts);
  if (body.kind === 'bytes') return { contentType: undefined, bytes: Buffer.from(body.bytes) };
  if (body.kind === 'text') {
    return { contentType: body.contentType, bytes: Buffer.from(body.text) };
  }
  return { contentType: 'application/json', bytes: Buffer.from(JSON.stringify(body.value)) };
};
