/** A part of a multipart body. Without a file name it is a text field. */
export type FormPart = {
  field: string;
  fileName?: string;
  contentType?: string;
  bytes: Uint8Array;
};

const BOUNDARY = 'generated-by-the-conformance-run';

/** Quoted as browsers do (HTML, multipart form data). */
const quoted = (text: string): string =>
  `"${text.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22')}"`;

const headOf = ({ field, fileName, contentType }: FormPart): string => {
  const file = fileName === undefined ? '' : `; filename=${quoted(fileName)}`;
  const type = contentType === undefined ? '' : `\r\ncontent-type: ${contentType}`;
  return `--${BOUNDARY}\r\ncontent-disposition: form-data; name=${quoted(field)}${file}${type}\r\n\r\n`;
};

export const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** The bytes of a form, with its closing boundary. */
export const writeForm = (parts: readonly FormPart[]): Uint8Array =>
  Buffer.concat([
    ...parts.flatMap((part) => [Buffer.from(headOf(part)), part.bytes, Buffer.from('\r\n')]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
