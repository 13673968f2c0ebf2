import { economyContract } from '@trait-market/contract/economy';
import { v1Contract } from '@trait-market/contract/v1';
import { describe, expect, test } from 'vitest';

import { readBody, readRefusal, successTypeOf } from './response-body';
import type { ProviderResponse } from './send-request';

const response = (text: string, contentType = 'application/json', status = 403) =>
  ({
    status,
    headers: { 'content-type': contentType },
    bytes: Buffer.from(text),
  }) satisfies ProviderResponse;
const refusal = (...given: Parameters<typeof response>) => readRefusal(response(...given), 'r1');

describe('the message of a refusal', () => {
  test.each([
    ['its message', '{"message":"No."}', 'application/json', 'No.'],
    ['JSON of another kind', '{"message":"No."}', 'application/problem+json; a=b', 'No.'],
    ['JSON in capitals', '{"message":"No."}', 'Application/JSON', 'No.'],
    [
      'its messages, except those that are not text',
      '{"message":["No.",1,"Never."]}',
      undefined,
      'No. Never.',
    ],
    ['nothing, of messages that are no texts', '{"message":[1]}', undefined, ''],
    ['nothing, of a list', '["No."]', undefined, ''],
    ['nothing, of null', 'null', undefined, ''],
    ['nothing, of a text', '"No."', undefined, ''],
    ['nothing, of half a JSON', '{"message":"No."', undefined, ''],
    ['nothing, when the type only resembles JSON', '{"message":"No."}', 'application/jsonp', ''],
    ['nothing, of a sequence of JSON', '{"message":"No."}', 'application/json-seq', ''],
    ['nothing, of JSON within another type', '{"message":"No."}', 'x-application/json', ''],
    ['a line of plain text', ' No. \n', 'text/plain; charset=utf-8', 'No.'],
    ['plain text in capitals', 'No.', 'TEXT/PLAIN', 'No.'],
    ['nothing, of several lines', 'No.\nat db.ts:1', 'text/plain', ''],
    ['nothing, when the type only resembles plain text', 'No.', 'text/plainer', ''],
    ['nothing, of plain text within another type', 'No.', 'x-text/plain', ''],
    ['nothing, of an empty line', ' \n', 'text/plain', ''],
    ['a sentence of 200 characters', 'n'.repeat(200), 'text/plain', 'n'.repeat(200)],
    ['nothing, of a longer one', 'n'.repeat(201), 'text/plain', ''],
  ])('%s', (_, text, contentType, message) => {
    expect(refusal(text, contentType)).toEqual({
      code: 'PROVIDER_REFUSED',
      requestId: 'r1',
      message,
    });
  });

  test("a refusal's code has 64 characters at most", () => {
    const withCode = (code: unknown) => refusal(JSON.stringify({ code })).code;
    expect(withCode('c'.repeat(64))).toBe('c'.repeat(64));
    expect(withCode('c'.repeat(65))).toBe('PROVIDER_REFUSED');
    expect(withCode(['C'])).toBe('PROVIDER_REFUSED');
  });

  test('T124 of a server error’s codes, only that of an unreachable chain is kept', () => {
    const codeOf = (code: string, status: number) =>
      readRefusal(response(JSON.stringify({ code }), undefined, status), 'r1').code;
    expect(codeOf('chain-unreachable', 503)).toBe('chain-unreachable');
    expect(codeOf('bad-signature', 503)).toBe('PROVIDER_FAILED');
  });

  test('E356 T59 a refusal has the signed receipt of a refused draw, and nothing else of it', () => {
    const receiptOf = (receipt: unknown) =>
      readRefusal(response(JSON.stringify({ message: 'No.', code: 'table-moved', receipt })), 'r1');
    const receipt = { index: 7, entry: '{"type":"refused"}', signature: '0x12' };
    expect(receiptOf({ ...receipt, internal: 'secret' })).toMatchObject({ receipt });
    expect(JSON.stringify(receiptOf({ ...receipt, internal: 'secret' }))).not.toContain('secret');
    for (const invalid of [{ ...receipt, entry: 7 }, 'receipt', undefined])
      expect(receiptOf(invalid)).not.toHaveProperty('receipt');
  });

  test('T59 a refusal names the avatar or trait only by its ids', () => {
    const aboutOf = (body: object, status = 409) => {
      const { avatar, trait } = readRefusal(
        response(JSON.stringify({ message: 'No.', ...body }), undefined, status),
        'r1',
      );
      return { avatar, trait };
    };
    const avatar = { collection: 'fathom-club', tokenId: '7' };
    expect(aboutOf({ avatar, trait: 'fez' })).toEqual({ avatar, trait: 'fez' });
    for (const body of [
      { avatar: { ...avatar, tokenId: 'x y' }, trait: '../fez' },
      { avatar: 'fathom-club/7', trait: 7 },
      { avatar: null, trait: null },
      { avatar: { collection: 'fathom-club' } },
      { avatar: { ...avatar, owner: 'secret' } },
    ])
      expect(aboutOf(body)).toEqual({ avatar: undefined, trait: undefined });
    expect(aboutOf({ avatar, trait: 'fez' }, 500)).toEqual({ avatar: undefined, trait: undefined });
  });

  test('a failure has no code', () => {
    const codeAt = (status: number) => refusal('{"code":"C"}', undefined, status).code;
    expect([codeAt(499), codeAt(500)]).toEqual(['C', 'PROVIDER_FAILED']);
  });
});

describe('the body of a success', () => {
  test('is its JSON, or nothing', () => {
    expect(readBody(response('{"a":[1]}'), 'application/json')).toEqual({ a: [1] });
    expect(readBody(response('null'), 'application/json')).toBeNull();
    expect(readBody(response(''), 'application/json')).toBeUndefined();
  });

  test.each([
    ['half a JSON', '{', 'application/json'],
    ['JSON that is called something else', '{}', 'text/plain'],
    ['JSON that is too deep', `${'['.repeat(65)}${']'.repeat(65)}`, 'application/json'],
  ])('is rejected as %s', (_, text, contentType) => {
    expect(() => readBody(response(text, contentType), 'application/json')).toThrow(
      expect.objectContaining({ code: 'PROVIDER_BAD_ANSWER' }),
    );
  });

  test('is the plain text when the contract declares another type', () => {
    const svg = (contentType: string) => () =>
      readBody(response('<svg/>', contentType), 'image/svg+xml');
    expect(svg('image/svg+xml; charset=utf-8')()).toBe('<svg/>');
    expect(svg('text/html')).toThrow(expect.objectContaining({ code: 'PROVIDER_BAD_ANSWER' }));
    expect(svg('Image/SVG+XML ;charset=utf-8')()).toBe('<svg/>');
    expect(svg('text/html; image/svg+xml')).toThrow();
    expect(svg('image/svg+xml-script')).toThrow();
  });
});

test('a success is JSON, unless the contract declares another type', () => {
  const { me } = v1Contract.users;
  expect(successTypeOf(me)).toBe('application/json');
  expect(successTypeOf(economyContract.avatars.image)).toBe('image/svg+xml');
  expect(successTypeOf({ ...me, responses: {} })).toBe('application/json');
});
