import { crc32, deflateSync } from 'node:zlib';

import type { FormPart, ProbeBody } from './probe/request';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunk = (type: string, data: Buffer): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
};

export const greyPng = (side: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(side * (side + 1), 0x80);
  for (let row = 0; row < side; row += 1) rows[row * (side + 1)] = 0;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Returns the file part of an avatar upload, whose field is `image` (§3). */
export const imagePart = (bytes: Uint8Array, changes: Partial<FormPart> = {}): FormPart => ({
  name: 'image',
  fileName: 'avatar.png',
  contentType: 'image/png',
  bytes,
  ...changes,
});

export const pictureForm = (): ProbeBody => ({ kind: 'form', parts: [imagePart(greyPng(32))] });
