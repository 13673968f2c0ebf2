import type { Express } from 'express';
import { IncomingMessage, ServerResponse, type ServerOptions } from 'node:http';

import { countPieces } from './connections/count-pieces';

/**
 * Sets Express's prototypes on the message classes, because V8 is slow with objects whose prototype
 * changed after creation.
 */
export const expressMessages = (
  app: Express,
): Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'> => {
  class AppRequest extends IncomingMessage {
    readonly #count = countPieces();

    /** Called by Node's parser for each chunk of the body; an error stops the parser. */
    override push(piece: unknown, encoding?: BufferEncoding): boolean {
      if (piece instanceof Uint8Array) this.#count(piece.length);
      return super.push(piece, encoding);
    }
  }
  class AppResponse<Request extends IncomingMessage> extends ServerResponse<Request> {}
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype });
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse };
};
