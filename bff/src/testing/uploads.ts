import { once } from 'node:events';
import { request as httpRequest, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

import { UPLOAD_HEADERS } from './picture-form';

export const MB = 1_048_576;

export const UPLOAD_PATH = '/v1/users/profile-upload';

export const beginUpload = (url: string, headers: OutgoingHttpHeaders = {}) => {
  const req = httpRequest(url + UPLOAD_PATH, {
    method: 'POST',
    headers: { ...UPLOAD_HEADERS, ...headers },
  });
  // After an early error response, the connection may already be closed.
  req.on('error', () => undefined);
  const response = once(req, 'response');
  const readResponse = async () => {
    const [res] = await response;
    return { status: res.statusCode, body: JSON.parse(await text(res)) };
  };
  return { req, readResponse };
};

export const sendChunked = async (url: string, chunks: readonly Buffer[]) => {
  const { req, readResponse } = beginUpload(url);
  for (const chunk of chunks) req.write(chunk);
  req.end();
  return readResponse();
};
