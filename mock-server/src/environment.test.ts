import { expect, test } from 'vitest';

import { BadSetting, readEnvironment } from './environment';

test('an empty environment means the defaults', () => {
  expect(readEnvironment({})).toEqual({ port: 4001, host: 'localhost' });
});

test('port and host are taken from it', () => {
  expect(readEnvironment({ MOCK_PORT: '0', MOCK_HOST: '0.0.0.0' })).toEqual({
    port: 0,
    host: '0.0.0.0',
  });
});

test.each(['', 'http', '-1', '4001.5', '65536', '0x10'])(
  'MOCK_PORT=%s is refused by name',
  (value) => {
    expect(() => readEnvironment({ MOCK_PORT: value })).toThrow(BadSetting);
    expect(() => readEnvironment({ MOCK_PORT: value })).toThrow(/^MOCK_PORT=[^\n]*$/);
  },
);

test('an empty MOCK_HOST is refused by name', () => {
  expect(() => readEnvironment({ MOCK_HOST: '' })).toThrow(/^MOCK_HOST=/);
});
