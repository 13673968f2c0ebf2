import type { FormPart, ProbeBody } from './request';

export type EncodedBody = { contentType: string | undefined; bytes: Buffer };

/** The boundary is fixed, so that a seed reproduces requests byte for byte. */
const BOUNDARY = 'the-boundary-of-the-conformance-suite';

/** Quotes and escapes a name as browsers do (HTML standard, multipart form data). */
const quoted = (text: string): string => `"${text.replace(/["\r\n]/g, encodeURIComponent)}"`;

const partHead = ({ name, fileName, contentType }: FormPart): string =>
  [
    `Content-Disposition: form-data; name=${quoted(name)}`,
    ...(fileName === undefined ? [] : [`; filename=${quoted(fileName)}`]),
    ...(contentType === undefined ? [] : [`\r\nContent-Type: ${contentType}`]),
  ].join('');

const encodeForm = (parts: readonly FormPart[]): EncodedBody => {
  const chunks = parts.flatMap((part) => [
    Buffer.from(`--${BOUNDARY}\r\n${partHead(part)}\r\n\r\n`),
    Buffer.from(part.bytes),
    Buffer.from('\r\n'),
  ]);
  return {
    contentType: `multipart/form-data; boundary=${BOUNDARY}`,
    bytes: Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
};

export const encodeBody = (body: ProbeBody): EncodedBody => {
  if (body.kind === 'form') return encodeForm(body.parts);
  if (body.kind === 'bytes') {
    return { contentType: body.contentType, bytes: Buffer.from(body.bytes) };
  }
  if (body.kind === 'text') {
    return { contentType: body.contentType, bytes: Buffer.from(body.text) };
  }
  return { contentType: 'application/json', bytes: Buffer.from(JSON.stringify(body.value)) };
};
