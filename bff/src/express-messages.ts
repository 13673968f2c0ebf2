import type { Express } from 'express';
import { IncomingMessage, ServerResponse, type ServerOptions } from 'node:http';

import { countChunks } from './connections/count-chunks';

/**
 * Sets Express's prototypes on the message classes, because V8 is slow with objects whose prototype
 * changed after creation.
 */
export const expressMessages = (
  app: Express,
): Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'> => {
  class AppRequest extends IncomingMessage {
    readonly #count = countChunks();

    /** Called by Node's parser for each chunk of the body; an error stops the parser. */
    override push(chunk: unknown, encoding?: BufferEncoding): boolean {
      if (chunk instanceof Uint8Array) this.#count(chunk.length);
      return super.push(chunk, encoding);
    }
  }
  class AppResponse<Request extends IncomingMessage> extends ServerResponse<Request> {}
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype });
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse };
};
