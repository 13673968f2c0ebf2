import { expect, test } from 'vitest';

import { pictureRefusal } from './picture-refusal';

const MAX = 5 * 1024 * 1024;

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const PNG = bytes('\x89PNG\r\n\x1A\n\0\0\0\rIHDR');
const JPEG = bytes('\xFF\xD8\xFF\xE0\0\x10JFIF\0');
const GIF = bytes('GIF89a\x01\0\x01\0');
const WEBP = bytes('RIFF\x24\0\0\0WEBPVP8 ');

const fileOf = (start: Uint8Array<ArrayBuffer>, type: string, size = start.length) =>
  new File([start, new Uint8Array(size - start.length)], 'picture', { type });

const TYPES = [
  'image/png',
  'image/x-png',
  'image/jpeg',
  'image/jpg',
  'image/pjpeg',
  'image/webp',
  'image/gif',
  'application/octet-stream',
  'text/plain',
  '',
];

test.each(TYPES)('a picture that the system calls %j may be uploaded, up to 5 MB', async (type) => {
  for (const start of [PNG, JPEG, GIF, WEBP]) {
    await expect(pictureRefusal(fileOf(start, type))).resolves.toBeUndefined();
    await expect(pictureRefusal(fileOf(start, type, MAX))).resolves.toBeUndefined();
  }
});

test.each([...TYPES, 'image/svg+xml', 'application/pdf'])(
  'another file that the system calls %j is refused before the upload',
  async (type) => {
    for (const start of ['<svg xmlns="', '%PDF-1.7', 'BM', 'RIFF\0\0\0\0WAVE', 'GIF90a', 'P', '\n'])
      await expect(pictureRefusal(fileOf(bytes(start), type))).resolves.toBe(
        'Choose a PNG, JPEG, WebP or GIF file. Nothing was sent.',
      );
  },
);

test.each([
  [bytes(''), 0, 'empty'],
  [PNG, MAX + 1, 'is 5.1 MB, and the limit is 5 MB'],
  [JPEG, 12_345_678, 'is 11.8 MB'],
])('refuses a file that begins with %s and has %i bytes', async (start, size, words) => {
  const refusal = await pictureRefusal(fileOf(start, 'image/png', size));
  expect(refusal).toContain(words);
  expect(refusal).toContain('Nothing was sent');
});
