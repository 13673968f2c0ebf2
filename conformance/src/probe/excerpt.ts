import { STATUS_CODES } from 'node:http';

import type { Exchange } from './exchange';

const LONGEST_BODY = 1_000;

const isText = (text: string): boolean => !text.includes('\uFFFD') && !text.includes('\0');

const bodyText = (body: Buffer): string => {
  if (body.length === 0) return '(no body)';
  const text = body.toString('utf8');
  if (!isText(text)) return `(${body.length} bytes that are no text)`;
  return text.length > LONGEST_BODY
    ? `${text.slice(0, LONGEST_BODY)}… (${body.length} bytes)`
    : text;
};

export const excerptOf = ({ response, failure }: Exchange): string => {
  if (response === undefined) return `(no response: ${failure ?? 'unknown reason'})`;
  const headers = Object.entries(response.headers).map(
    ([name, value]) => `${name}: ${[value].flat().join(', ')}`,
  );
  const statusLine = `HTTP ${response.status} ${STATUS_CODES[response.status] ?? ''}`.trim();
  return [statusLine, ...headers, '', bodyText(response.body)].join('\n');
};
