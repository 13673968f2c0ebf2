import { mediaTypeOf } from '@trait-market/contract/shared';
import { MAX_PICTURE_BYTES } from '@trait-market/contract/v1/users';
import type { IncomingMessage } from 'node:http';

import busboy from 'busboy';

const IMAGE_FIELD = 'image';

export type ReceivedImage =
  | { kind: 'received'; bytes: Buffer }
  | { kind: 'refused'; status: 400 | 413 | 415; message: string };

const refused = (status: 400 | 413 | 415, message: string): ReceivedImage => ({
  kind: 'refused',
  status,
  message,
});

const ONE_FILE = `Send exactly one file, in the field '${IMAGE_FIELD}'.`;
const TOO_LARGE = 'The picture is larger than 5 MB.';
const NOT_MULTIPART = 'This call takes multipart/form-data.';
const BROKEN = 'The upload is broken or incomplete.';

const openForm = (request: IncomingMessage) => {
  try {
    return busboy({
      headers: request.headers,
      limits: { files: 1, fields: 0, parts: 2, fileSize: MAX_PICTURE_BYTES, headerPairs: 20 },
    });
  } catch {
    return undefined;
  }
};

/** After an error, reads the rest of the request, so that the client receives the response. */
export const receiveImage = (request: IncomingMessage): Promise<ReceivedImage> => {
  if (mediaTypeOf(request.headers['content-type']) !== 'multipart/form-data') {
    return Promise.resolve(refused(415, NOT_MULTIPART));
  }
  const form = openForm(request);
  if (form === undefined) return Promise.resolve(refused(400, BROKEN));

  return new Promise((resolve) => {
    let bytes: Buffer | undefined;

    const settle = (outcome: ReceivedImage) => {
      request.unpipe(form);
      request.resume();
      resolve(outcome);
    };

    form.on('file', (field, file) => {
      const chunks: Buffer[] = [];
      file.on('data', (chunk: Buffer) => chunks.push(chunk));
      file.on('limit', () => settle(refused(413, TOO_LARGE)));
      file.on('error', () => settle(refused(400, BROKEN)));
      file.on('end', () => {
        bytes = Buffer.concat(chunks);
      });
      if (field !== IMAGE_FIELD) settle(refused(400, ONE_FILE));
    });
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
      form.on(limit, () => settle(refused(400, ONE_FILE)));
    }
    form.on('error', () => settle(refused(400, BROKEN)));
    form.on('close', () => {
      settle(
        bytes === undefined || bytes.length === 0
          ? refused(400, ONE_FILE)
          : { kind: 'received', bytes },
      );
    });
    request.on('error', () => settle(refused(400, BROKEN)));
    // Ignores complete requests, which Node 26 may close before the form's parser has read their
    // end.
    request.on('close', () => {
      if (!request.complete) settle(refused(400, BROKEN));
    });
    request.pipe(form);
  });
};
