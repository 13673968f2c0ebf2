import busboy, { type Busboy } from 'busboy';
import type { IncomingMessage } from 'node:http';
import { Transform, type Readable } from 'node:stream';

import { Refusal } from '../refusal';

export type StreamedBody = { content: Readable; headers: Record<string, string> };

/** The maximum total size of the form's boundaries and part headers, in bytes. */
const FORM_OVERHEAD = 16_384;

export const formLimit = (limit: number): number => limit + FORM_OVERHEAD;

const tooLarge = (limit: number): Refusal =>
  new Refusal('PAYLOAD_TOO_LARGE', {
    message: `The picture may be ${Math.floor(limit / 1_048_576)} MB at most.`,
  });
const notOnePicture = (cause?: unknown): Refusal =>
  new Refusal('BAD_REQUEST', {
    message: 'Send one picture, in the form field "image".',
    cause,
  });

const formParser = (req: IncomingMessage, limit: number): Busboy => {
  try {
    // The parser's limits are one higher: two parts to detect a second one, and an extra byte,
    // because it reports a size equal to its limit as too large.
    return busboy({ headers: req.headers, limits: { fileSize: limit + 1, parts: 2 } });
  } catch (error) {
    throw notOnePicture(error);
  }
};

const watchForm = (form: Busboy, limit: number) => {
  let pictures = 0;
  let pictureBytes = 0;
  let problem: Refusal | undefined;
  const object = (refusal: Refusal): void => {
    problem ??= refusal;
  };
  form.on('file', (name, file) => {
    pictures += 1;
    if (name !== 'image' || pictures > 1) object(notOnePicture());
    file.on('limit', () => object(tooLarge(limit)));
    file.on('error', () => object(notOnePicture()));
    file.on('data', (bytes: Buffer) => (pictureBytes += bytes.length));
  });
  form.on('field', () => object(notOnePicture()));
  form.on('partsLimit', () => object(notOnePicture()));
  form.on('error', (error) => object(notOnePicture(error)));
  form.on('close', () => {
    if (pictures === 0) object(notOnePicture());
  });
  return { problem: () => problem, pictureBytes: () => pictureBytes };
};

/**
 * Streams the one picture of a form (§3), one chunk per event-loop turn (T55). The latest chunk is
 * held back until the parser has checked the next one.
 */
export const imageForm = (req: IncomingMessage, limit: number): StreamedBody => {
  const length = req.headers['content-length'];
  if (Number(length) > formLimit(limit)) throw tooLarge(limit);

  const form = formParser(req, limit);
  const watch = watchForm(form, limit);
  let held: Buffer | undefined;
  let taken = 0;
  const problemNow = (): Refusal | undefined => {
    // Counts bytes besides the picture, because the parser skips data outside of parts and buffers
    // a field until its end.
    const isTooMuch = taken - watch.pictureBytes() > FORM_OVERHEAD;
    return watch.problem() ?? (isTooMuch ? tooLarge(limit) : undefined);
  };
  const content = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      form.write(chunk, (error) => {
        // The parser reports problems of this chunk before the next event-loop turn.
        setImmediate(() => {
          taken += chunk.length;
          const ready = held;
          held = chunk;
          const problem = problemNow() ?? (error ? notOnePicture(error) : undefined);
          if (problem) done(problem);
          else done(null, ready);
        });
      });
    },
    flush(done) {
      form.once('close', () => done(watch.problem() ?? null, held));
      form.end();
    },
    destroy(error, done) {
      // The rest of the request isn't read before the response (unread-body.ts).
      req.unpipe(content);
      form.destroy();
      done(error);
    },
  });
  // The stream's reader receives the error. The listener is for a reader that has finished, as
  // after an early response.
  content.on('error', () => undefined);
  req.once('close', () => {
    if (!req.complete) content.destroy(new Refusal('CLIENT_LEFT'));
  });
  req.pipe(content);

  return {
    content,
    headers: {
      'content-type': req.headers['content-type'] ?? '',
      ...(length === undefined ? {} : { 'content-length': length }),
    },
  };
};
