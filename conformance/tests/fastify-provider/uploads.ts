import type { IncomingMessage } from 'node:http';

import busboy from 'busboy';
import sharp from 'sharp';

import { Problem } from './accounts';

const LARGEST = 5_242_880;
const MOST_PIXELS = 40_000_000;

const SIGNATURES: readonly [type: string, pattern: RegExp][] = [
  ['image/png', /^\x89PNG\r\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
];

const pictureIn = async (bytes: Buffer) => {
  const start = bytes.subarray(0, 16).toString('latin1');
  const [type] = SIGNATURES.find(([, pattern]) => pattern.test(start)) ?? [];
  if (type === undefined) throw new Problem(415, 'That is no picture.');
  try {
    await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning' }).stats();
  } catch {
    throw new Problem(400, 'That picture is damaged or too large.');
  }
  return { type, bytes };
};

/** Returns the only file of a form, which must be in the field `image`. */
export const uploadedPicture = async (form: IncomingMessage) => {
  const parts: { name: string; bytes: Buffer; isWhole: boolean; isFile: boolean }[] = [];
  await new Promise<void>((resolve, reject) => {
    const refuse = (): void => reject(new Problem(400, 'That is no form.'));
    try {
      const parser = busboy({ headers: form.headers, limits: { fileSize: LARGEST } });
      parser.on('file', (name, file) => {
        file.on('error', refuse);
        const chunks: Buffer[] = [];
        let isWhole = true;
        file.on('data', (chunk: Buffer) => chunks.push(chunk));
        file.on('limit', () => {
          isWhole = false;
        });
        file.on('close', () =>
          parts.push({ name, bytes: Buffer.concat(chunks), isWhole, isFile: true }),
        );
      });
      parser.on('field', (name, value) =>
        parts.push({ name, bytes: Buffer.from(value), isWhole: true, isFile: false }),
      );
      parser.on('error', refuse);
      parser.on('close', resolve);
      form.pipe(parser);
    } catch {
      refuse();
    }
  });
  const [part, ...others] = parts;
  if (part === undefined || others.length > 0 || part.name !== 'image' || !part.isFile)
    throw new Problem(400, 'Send one file, in the field "image".');
  if (!part.isWhole) throw new Problem(413, 'Pictures have 5 MB at most.');
  return pictureIn(part.bytes);
};
