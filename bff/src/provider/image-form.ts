import busboy, { type Busboy } from 'busboy';
import type { IncomingMessage } from 'node:http';
import { Transform, type Readable } from 'node:stream';

import { Refusal } from '../refusal';

/** A request body that goes on as it comes, and the headers that describe it. */
export type StreamedBody = { content: Readable; headers: Record<string, string> };

/** Room for the form's boundaries and part headers beside the picture, in bytes. */
const FORM_OVERHEAD = 16_384;

/** Most bytes of a form whose picture may have `limit`. */
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
    // Two parts are looked at, so that a second one is seen; a size at the limit counts as over it.
    return busboy({ headers: req.headers, limits: { fileSize: limit + 1, parts: 2 } });
  } catch (error) {
    throw notOnePicture(error);
  }
};

/** Watches a form go by; tells what is wrong with it, once known, and how much of it was a picture. */
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
 * The body of a picture upload on its way through: one file in the field `image` (§3), no larger
 * than `limit` bytes in a form that has little else, never held whole. What is wrong with it ends the stream with a Refusal, and
 * since the newest piece is held back until the next one was read, the provider never has a
 * complete form that was refused here. One piece goes by in a turn of the event loop: a client that
 * sends faster than that, which may be 2 MB in one reading, would keep all others waiting (T55).
 *
 * @throws Refusal when the declared length is over the limit or no form is announced
 */
export const imageForm = (req: IncomingMessage, limit: number): StreamedBody => {
  const length = req.headers['content-length'];
  if (Number(length) > formLimit(limit)) throw tooLarge(limit);

  const form = formParser(req, limit);
  const watch = watchForm(form, limit);
  let held: Buffer | undefined;
  let taken = 0;
  const problemNow = (): Refusal | undefined => {
    // The parser skips what no part holds, and keeps a field to itself until its end.
    const isTooMuch = taken - watch.pictureBytes() > FORM_OVERHEAD;
    return watch.problem() ?? (isTooMuch ? tooLarge(limit) : undefined);
  };
  const content = new Transform({
    transform(piece: Buffer, _encoding, done) {
      form.write(piece, (error) => {
        // In the next turn the parser has told all that it found.
        setImmediate(() => {
          taken += piece.length;
          const ready = held;
          held = piece;
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
      // What is left of the request waits for the answer (unread-body.ts).
      req.unpipe(content);
      form.destroy();
      done(error);
    },
  });
  // Whoever reads it is told; a reader that is done, as after an early answer, no longer listens.
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
