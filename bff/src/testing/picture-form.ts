export const BOUNDARY = '----trait-market';

export const part = (disposition: string, content: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data${disposition}\r\nContent-Type: image/png\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);

export const picture = (content: string | Buffer, name = 'image'): Buffer =>
  part(`; name="${name}"; filename="a.png"`, content);

export const form = (...parts: Buffer[]): Buffer =>
  Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);

export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export const UPLOAD_HEADERS = { 'content-type': FORM_TYPE, authorization: 'Bearer abc' };

export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
