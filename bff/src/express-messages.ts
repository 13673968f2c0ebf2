import type { Express } from 'express';
import { IncomingMessage, ServerResponse, type ServerOptions } from 'node:http';

/**
 * Classes for requests and responses that are an app's own from the start. Express changes the
 * prototypes of each pair that it is handed, and the engine is slow with objects whose prototype
 * was changed: about as much as the rest of a forwarded request takes. With these there is nothing
 * left to change.
 */
export const expressMessages = (
  app: Express,
): Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'> => {
  class AppRequest extends IncomingMessage {}
  class AppResponse<Request extends IncomingMessage> extends ServerResponse<Request> {}
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype });
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse };
};
