import type { FormPart, ProbeRequest } from './request';

/** Characters of a body that are printed; a longer one is told by its length. */
const LONGEST_BODY = 2_000;

/** A text as one word of a POSIX shell. */
const shellWord = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const formField = ({ name, fileName, contentType, bytes }: FormPart): string => {
  if (fileName === undefined) {
    return `-F ${shellWord(`${name}=${Buffer.from(bytes).toString('utf8')}`)}`;
  }
  const type = contentType === undefined ? '' : `;type=${contentType}`;
  return `-F ${shellWord(`${name}=@${fileName}${type}`)}`;
};

const dataOf = (text: string, contentType: string | undefined): string[] => {
  const data =
    text.length > LONGEST_BODY
      ? `--data-binary @body # ${text.length} characters, beginning with ${text.slice(0, 60)}`
      : `--data-raw ${shellWord(text)}`;
  const label = contentType === undefined ? 'content-type;' : `content-type: ${contentType}`;
  return [`-H ${shellWord(label)}`, data];
};

const bodyWords = ({ body }: ProbeRequest): string[] => {
  if (body === undefined) return [];
  if (body.kind === 'form') return body.parts.map(formField);
  if (body.kind === 'bytes') return dataOf(Buffer.from(body.bytes).toString('utf8'), undefined);
  return body.kind === 'json'
    ? dataOf(JSON.stringify(body.value), 'application/json')
    : dataOf(body.text, body.contentType);
};

const headerWords = ({ headers = {} }: ProbeRequest): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one) => `-H ${shellWord(`${name}: ${one}`)}`),
  );

/**
 * A request as a curl command that can be pasted into a shell.
 *
 * @param origin of the target, without a slash at its end
 */
export const curlOf = (origin: string, request: ProbeRequest): string => {
  const method = request.method === 'HEAD' ? '--head' : `-X ${request.method}`;
  const url = shellWord(request.path.startsWith('/') ? origin + request.path : request.path);
  // --path-as-is: else curl tidies `..` away. -g: else brackets are a pattern.
  return ['curl -i --path-as-is -g', method, url, ...headerWords(request), ...bodyWords(request)]
    .join(' ')
    .trim();
};
