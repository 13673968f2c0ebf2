import type { Request, RequestHandler, Response } from 'express';

import { readBodyForJournal } from '../../kernel/http/json-body';
import { refuse } from '../../kernel/http/refusal';
import { differencesOf } from '../../kernel/requests/differences';
import { noteInJournal } from '../../world/http/journal-requests';
import { worldOf } from '../../world/http/world-of-request';
import { sendByHand } from '../answers/send-answer';
import { servedCallOf } from '../served-calls';
import { presentedIn, recordedRequest, type RecordedRequest } from './recorded-call';
import type { RecordedCall } from './recording.schema';
import { holdsRedacted, redactionOf } from './redact-recording';
import { keyOf, type FileScenario } from './scenario-file';

const PROVIDER = /^\/(?:v1|economy\/v1)\//i;

/**
 * Returns two keys for looking up a request: one with all of its fields, as a handwritten file may
 * contain them, and one with only the fields that the recorder would write.
 */
const requestsOf = (request: Request): [whole: RecordedRequest, recorded: RecordedRequest] => {
  const { method, url, headers, body } = request;
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  const passed = { method, url, headers };
  const sent = { json: body, hasBody };
  const whole = redactionOf(presentedIn(headers), { keepsUnknown: true });
  return [recordedRequest(passed, sent, whole), recordedRequest(passed, sent)];
};

const addressOf = ({ method, path, query }: RecordedRequest): string => {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  return `${method} ${path}${pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`}`;
};

const missOf = (
  call: RecordedCall,
  received: RecordedRequest,
): { call: RecordedCall; words: string[] } => {
  const { path, query, body } = call;
  const samePath = path.toLowerCase() === received.path.toLowerCase();
  const words = [
    ...(call.method === received.method
      ? []
      : [`method: ${received.method} instead of ${call.method}`]),
    ...(samePath ? [] : [`path: ${received.path} instead of ${path}`]),
    ...differencesOf({ query, body }, { ...received }).map((difference) => difference.words),
    ...(call.signedIn === received.signedIn
      ? []
      : [received.signedIn ? 'it was recorded without a token' : 'it was recorded with a token']),
  ];
  // Adds empty entries, so that a call to another path ranks as less similar.
  return { call, words: samePath ? words : [...words, '', '', ''] };
};

const nothingRecorded = ({ recorded }: FileScenario, received: RecordedRequest): string => {
  const [nearest] = [...recorded.values()]
    .flatMap(([first]) => (first === undefined ? [] : [missOf(first, received)]))
    .toSorted((one, other) => one.words.length - other.words.length);
  const why = nearest?.words.filter(Boolean).slice(0, 5).join('; ');
  const near =
    nearest === undefined
      ? ''
      : ` Nearest: ${addressOf(nearest.call)}${why === '' ? ', which has more in it' : ` (${why})`}.`;
  return `Nothing was recorded for ${addressOf(received)}.${near}`;
};

const replay = (
  scenario: FileScenario,
  { request, response, next }: { request: Request; response: Response; next: () => void },
): void => {
  const { replay: state } = worldOf(request);
  const requests = requestsOf(request);
  const key = requests.map(keyOf).find((one) => scenario.recorded.has(one)) ?? '';
  const calls = scenario.recorded.get(key);
  if (calls === undefined || state === null) {
    if (scenario.file.otherwise === 'mock') next();
    else {
      const { method, path } = request;
      if (servedCallOf({ method, path }) === undefined) noteInJournal(request, { unmatched: true });
      refuse(response, 404, nothingRecorded(scenario, requests[0]));
    }
    return;
  }
  const taken = state.taken[key] ?? 0;
  state.taken[key] = taken + 1;
  const { answer } = calls[Math.min(taken, calls.length - 1)] ?? {};
  // The mock itself must respond when the recorded response was redacted or omitted.
  if (answer === undefined || answer.omitted !== undefined || holdsRedacted(answer)) next();
  else sendByHand(response, answer);
};

export const replayCalls =
  (scenario: FileScenario | undefined): RequestHandler =>
  (request, response, next) => {
    const isReplayed =
      scenario !== undefined &&
      worldOf(request).replay?.scenario === scenario.file.name &&
      PROVIDER.test(request.path);
    if (!isReplayed) {
      next();
      return;
    }
    readBodyForJournal(request, response, () => replay(scenario, { request, response, next }));
  };
