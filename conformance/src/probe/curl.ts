import { gzipSync } from 'node:zlib';

import { encodeBody } from './encode-body';
import type { FormPart, ProbeBody, ProbeRequest } from './request';

// The maximum number of printed characters of a body. Longer bodies are described by their length.
const LONGEST_BODY = 2_000;

const shellWord = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const isPlain = (bytes: Buffer, text: string): boolean =>
  /^\P{C}*$/u.test(text) && Buffer.from(text).equals(bytes);

const formField = ({ name, fileName, contentType, bytes }: FormPart): string => {
  if (fileName === undefined) {
    return `-F ${shellWord(`${name}=${Buffer.from(bytes).toString('utf8')}`)}`;
  }
  const type = contentType === undefined ? '' : `;type=${contentType}`;
  return `-F ${shellWord(`${name}=@${fileName}${type}`)}`;
};

/** The parts of a command that contain a body: a preceding command, and arguments at the end. */
type Data = { before: string; words: string };

const dataOf = (bytes: Buffer): Data => {
  const text = bytes.toString('utf8');
  const isShort = text.length <= LONGEST_BODY;
  if (isShort && isPlain(bytes, text))
    return { before: '', words: `--data-raw ${shellWord(text)}` };
  const [packed, unpack] = isShort ? [bytes, ''] : [gzipSync(bytes, { level: 9 }), 'gunzip | '];
  const base64 = packed.toString('base64');
  const length = `${text.length} characters, beginning with ${JSON.stringify(text.slice(0, 30))}`;
  if (base64.length > LONGEST_BODY) return { before: '', words: `--data-binary @body # ${length}` };
  return {
    before: `echo ${base64} | base64 -d | ${unpack}`,
    words: isShort ? '--data-binary @-' : `--data-binary @- # ${length}`,
  };
};

const headerWord = (name: string, value: string): string => `-H ${shellWord(`${name}: ${value}`)}`;

const headerWords = ({ headers = {} }: ProbeRequest): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one) => headerWord(name, one)),
  );

// Returns the Content-Type argument. If the request has none, the header is removed, because curl
// would label the body as a form.
const labelWords = ({ headers = {} }: ProbeRequest, contentType: string | undefined): string[] => {
  if (headers['content-type'] !== undefined) return [];
  return [
    contentType === undefined ? "-H 'content-type:'" : headerWord('content-type', contentType),
  ];
};

const bodyOf = (request: ProbeRequest, body: ProbeBody): { before: string; words: string[] } => {
  if (body.kind === 'form') return { before: '', words: body.parts.map(formField) };
  const { contentType, bytes } = encodeBody(body);
  const { before, words } = dataOf(bytes);
  return { before, words: [...labelWords(request, contentType), words] };
};

/** Returns a curl command. Only files of forms and long bodies must be inserted by hand. */
export const curlOf = (origin: string, request: ProbeRequest): string => {
  const method = request.method === 'HEAD' ? '--head' : `-X ${request.method}`;
  const url = shellWord(request.path.startsWith('/') ? origin + request.path : request.path);
  const { before, words } =
    request.body === undefined ? { before: '', words: [] } : bodyOf(request, request.body);
  // --path-as-is prevents curl from resolving `..`; -g makes it send brackets literally.
  const command = ['curl -i --path-as-is -g', method, url, ...headerWords(request), ...words];
  return before + command.join(' ');
};
