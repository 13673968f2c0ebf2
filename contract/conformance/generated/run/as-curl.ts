import type { WireRequest } from '../requests/wire';

/** Within single quotes a shell reads everything as it stands, but for such a quote. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Nothing that a terminal would swallow, or a person overlook. */
const isPlain = (body: string | Uint8Array): body is string =>
  typeof body === 'string' && /^\P{C}*$/u.test(body);

/** A token is not for logs: whoever repeats the request puts in one of their own. */
const headerText = (name: string, value: string): string =>
  name === 'authorization' ? '"authorization: Bearer $ACCESS_TOKEN"' : quoted(`${name}: ${value}`);

/**
 * The request as a command for a POSIX shell. Bodies that cannot be shown as text go in through
 * base64.
 *
 * @param target origin, without a slash at its end
 */
export const asCurl = (target: string, { method, path, headers, body }: WireRequest): string => {
  const command = [
    `curl -i --path-as-is -X ${method} ${quoted(target + path)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${headerText(name, value)}`),
  ];
  if (body === undefined) return command.join(' ');
  if (isPlain(body)) return [...command, `--data-raw ${quoted(body)}`].join(' ');
  const base64 = Buffer.from(body).toString('base64');
  return `echo ${base64} | base64 -d | ${command.join(' ')} --data-binary @-`;
};
