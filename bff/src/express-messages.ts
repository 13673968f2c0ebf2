import type { Express } from 'express';
import { IncomingMessage, ServerResponse, type ServerOptions } from 'node:http';

import { countPieces } from './connections/count-pieces';

/**
 * Creates request and response classes with the app's prototypes. Express changes the prototypes of
 * every pair it receives, and V8 is slow with changed objects: this costs as much as the rest of a
 * forwarded request. The request class also refuses a body of many small pieces.
 */
export const expressMessages = (
  app: Express,
): Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'> => {
  class AppRequest extends IncomingMessage {
    readonly #count = countPieces();

    /**
     * Node's parser calls this for each piece of the body. An error thrown here stops the parser.
     */
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
