import { describe, expect, test } from 'vitest';

import { errorInLog } from './error-in-log';
import { createLogger } from './logger';
import { StatedError } from './stated-error';

const caught = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

describe('an error in the log', () => {
  test('has its name, its code, and where it was thrown', () => {
    const error = Object.assign(new TypeError('secret'), {
      code: 'ECONNREFUSED',
      syscall: 'connect',
      status: 503,
      address: 'secret',
    });
    expect(errorInLog(error)).toEqual({
      name: 'TypeError',
      code: 'ECONNREFUSED',
      syscall: 'connect',
      status: 503,
      frames: expect.arrayContaining([
        expect.stringMatching(/^at .*error-in-log\.test\.ts:\d+:\d+\)?$/),
      ]),
    });
  });

  test('has its message only if that consists of our own words', () => {
    expect(errorInLog(new StatedError('The status is 207'))).toMatchObject({
      message: 'The status is 207',
    });
    expect(errorInLog(new Error('secret'))).not.toHaveProperty('message');
  });

  test.each([
    ['a body that was not JSON', caught(() => JSON.parse('secret'))],
    ['a message of lines like places', new Error('a\n    at secret (/secret.js:1:1)')],
    ['a name', Object.assign(new Error('a'), { name: 'secret: of a client' })],
    ['a code', Object.assign(new Error('a'), { code: 'the secret' })],
    ['a status', Object.assign(new Error('a'), { status: 'secret' })],
    ['a system call', Object.assign(new Error('a'), { syscall: 'spawn secret' })],
    ['further fields', Object.assign(new Error('a'), { command: { args: ['secret'] } })],
    ['a message that was changed later', Object.assign(new Error('secret'), { message: 'b' })],
    ['a cause', new Error('a', { cause: new Error('secret', { cause: 'secret' }) })],
    ['attempts', new AggregateError([new Error('secret'), 'secret'], 'secret')],
    ['a value that is not an error', 'secret'],
    ['an object', { secret: 'secret' }],
  ])('contains nothing of %s', (_, thrown) => {
    expect(JSON.stringify(errorInLog(thrown))).not.toContain('secret');
  });

  test('ends, even if it is its own cause', () => {
    const error = new Error('a');
    error.cause = error;
    expect(JSON.stringify(errorInLog(error)).match(/"cause"/g)).toHaveLength(4);
  });
});

test('a log line contains only the named fields, whatever fields it receives', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const careless = { code: 'BUSY', body: { signature: 'secret' }, accessToken: 'secret' };
  logger.info(careless, 'Refused');
  logger.error({ err: new Error('secret') });
  logger.error({ err: new StatedError('A sentence') });
  expect(lines.map((line) => Object.keys(JSON.parse(line)).join())).toEqual([
    'level,time,code,msg',
    'level,time,err',
    'level,time,err',
  ]);
  expect(lines.join('')).not.toContain('secret');
});
