import type { Express } from 'express';
import { IncomingMessage, ServerResponse, type ServerOptions } from 'node:http';

import { countPieces } from './connections/count-pieces';

/**
 * Classes for requests and responses that are an app's own from the start. Express changes the
 * prototypes of each pair that it is handed, and the engine is slow with objects whose prototype
 * was changed: about as much as the rest of a forwarded request takes. With these there is nothing
 * left to change. A request refuses a body of many small pieces.
 */
export const expressMessages = (
  app: Express,
): Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'> => {
  class AppRequest extends IncomingMessage {
    readonly #count = countPieces();

    /** Node's parser pushes each piece of the body. What is thrown here stops the parser. */
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
