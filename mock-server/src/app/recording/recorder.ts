import type { IncomingMessage, ServerResponse } from 'node:http';

import express from 'express';

import { CONTROL_PATH } from '../../control/cross-origin';
import { recordedCall } from '../../control/recording/recorded-call';
import { LONGEST_RECORDED } from '../../control/recording/recording.schema';
import { guardHost } from '../../kernel/http/host-guard';
import { guardSite } from '../../kernel/http/site-guard';
import { listen, type Listening } from '../../kernel/http/listen';
import { createUpstream, forwardedHeaders, gatherBody } from '../../kernel/http/upstream';
import { openRecordingFile } from './recording-file';

export type RecorderOptions = {
  port: number;
  host: string;
  provider: string;
  file: string;
  allowedHosts: readonly string[];
  origins?: readonly string[];
  report: (words: string) => void;
};

const refuse = (response: ServerResponse, status: number, message: string): void => {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ message }));
};

/**
 * Starts a proxy to a real provider that records complete calls, without their secrets.
 * @throws BadFile when the recording can't be created
 */
export const startRecorder = async ({
  port,
  host,
  provider,
  file,
  allowedHosts,
  origins = [],
  report,
}: RecorderOptions): Promise<Listening> => {
  const send = createUpstream(provider);
  const { origin } = new URL(provider);
  const day = new Date().toISOString().slice(0, 10);
  const recording = openRecordingFile(file, {
    summary: `Recorded from ${origin} on ${day}`,
    report,
  });

  const passOn = (request: IncomingMessage, response: ServerResponse): void => {
    const { method = 'GET', url = '/', headers } = request;
    if (!url.startsWith('/')) {
      refuse(response, 400, 'Ask for a path: this passes calls on to one provider only.');
      return;
    }
    const body = gatherBody(request, LONGEST_RECORDED);
    const upstream = send({ method, path: url, headers: forwardedHeaders(headers) }, (answer) => {
      const { statusCode: status = 502 } = answer;
      const answered = gatherBody(answer, LONGEST_RECORDED);
      response.writeHead(status, answer.statusMessage, forwardedHeaders(answer.headers));
      // Sends an event stream's headers immediately, before the provider's first event arrives.
      response.flushHeaders();
      answer.pipe(response);
      answer.once('end', () => {
        const { headers: answeredHeaders } = answer;
        const whole = { status, headers: answeredHeaders, body: answered() };
        try {
          recording.add(recordedCall({ method, url, headers, body: body(), answer: whole }));
        } catch (error) {
          report(`A call could not be recorded: ${String(error)}`);
        }
      });
      answer.once('error', () => response.destroy());
      answer.once('aborted', () => response.destroy());
    });
    upstream.once('error', (error: NodeJS.ErrnoException) =>
      refuse(response, 502, `${origin} did not answer (${error.code ?? error.message}).`),
    );
    response.once('close', () => upstream.destroy());
    request.pipe(upstream);
  };

  const app = express();
  app.disable('x-powered-by');
  app.use(guardHost([host.includes(':') ? `[${host}]` : host, ...allowedHosts]));
  app.use(CONTROL_PATH, (_request, response) =>
    refuse(response, 404, 'While recording, the mock forwards calls and has no control API.'),
  );
  app.use(guardSite(origins), passOn);

  const listening = await listen(app, { port, host }).catch(async (error: unknown) => {
    await recording.close();
    throw error;
  });
  return {
    ...listening,
    stop: async () => {
      await listening.stop();
      await recording.close();
    },
  };
};
