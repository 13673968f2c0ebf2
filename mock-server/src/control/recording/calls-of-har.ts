import type { IncomingHttpHeaders } from 'node:http';

import { metadataOf } from '@trait-market/contract/shared';

import { servedCallOf } from '../served-calls';
import type { Har, HarEntry } from './har.schema';
import { recordedCall } from './recorded-call';
import { LONGEST_RECORDED, type RecordedCall } from './recording.schema';

const PROVIDER = /^\/(?:v1|economy\/v1)\//i;

/** Lists headers by lower-case name, without the encoding that browsers have already undone. */
const headersOf = (pairs: HarEntry['request']['headers']): IncomingHttpHeaders =>
  Object.fromEntries(
    pairs
      .map(({ name, value }) => [name.toLowerCase(), value])
      .filter(([name]) => name !== 'content-encoding'),
  );

const bytesOf = ({ size, text, encoding }: HarEntry['response']['content']) => {
  if (text === undefined && size !== 0) return undefined;
  const bytes = Buffer.from(text ?? '', encoding === 'base64' ? 'base64' : 'utf8');
  return bytes.length > LONGEST_RECORDED ? undefined : bytes;
};

/**
 * Adds the tokens that browsers leave out of archives: to calls that need one. Public calls are
 * replayed both with and without a token.
 */
const withToken = (call: RecordedCall): RecordedCall[] => {
  const served = servedCallOf(call);
  const signedIn: RecordedCall = { ...call, signedIn: true };
  if (served === undefined || metadataOf(served).access === 'anyone') return [call, signedIn];
  return [call.answer.status === 401 ? call : signedIn];
};

/** Returns the calls of one provider: other servers in the archive may also have a `/v1/`. */
const callsOfProvider = (entries: readonly HarEntry[]): HarEntry[] => {
  const byOrigin = new Map<string, HarEntry[]>();
  for (const entry of entries) {
    const { origin, pathname } = new URL(entry.request.url);
    const { status } = entry.response;
    if (!PROVIDER.test(pathname) || status < 200 || status > 599) continue;
    byOrigin.set(origin, [...(byOrigin.get(origin) ?? []), entry]);
  }
  const [most = []] = [...byOrigin.values()].toSorted((one, two) => two.length - one.length);
  return most;
};

/** Converts the provider's calls of an HTTP archive to a recording, without their secrets. */
export const callsOfHar = ({ log: { entries } }: Har): RecordedCall[] => {
  const calls = callsOfProvider(entries).map(({ request, response }) => {
    const { pathname, search } = new URL(request.url);
    const { status, content } = response;
    const headers = headersOf(response.headers);
    return recordedCall({
      method: request.method,
      url: `${pathname}${search}`,
      headers: headersOf(request.headers),
      body: Buffer.from(request.postData?.text ?? ''),
      answer: {
        status,
        headers: { ...(content.mimeType && { 'content-type': content.mimeType }), ...headers },
        body: bytesOf(content),
      },
    });
  });
  return calls.some(({ signedIn }) => signedIn === true) ? calls : calls.flatMap(withToken);
};
