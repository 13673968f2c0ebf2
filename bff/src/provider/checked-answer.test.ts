import { v1Contract } from '@trait-market/contract/v1';
import type { AppRoute } from '@ts-rest/core';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import type { ProviderResponse } from './ask';
import { createSuccessReader, UnchangedAnswer } from './checked-answer';

const { search } = v1Contract.traits;

const answer = (
  body: string | Buffer,
  contentType = 'application/json',
  status = 200,
): ProviderResponse => ({
  status,
  headers: { 'content-type': contentType },
  bytes: Buffer.from(body),
});

const traits = (count: number, more: object = {}): string =>
  JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      id: `trait-${index}`,
      traitValue: `Laser Eyes ${index}`,
      ...more,
    })),
  );

/** For what must be the same again. */
const twice = (look: () => void): void => {
  look();
  look();
};

/** A route whose answers say how often they have been checked. */
const countingRoute = (path = '/counted') => {
  let checks = 0;
  const route: AppRoute = {
    method: 'GET',
    path,
    responses: {
      200: z.array(z.looseObject({ id: z.string() })).refine(() => {
        checks += 1;
        return true;
      }),
    },
  };
  return { route, checks: () => checks };
};

describe('an answer that the contract allows as it is', () => {
  test('is passed on in the provider’s own bytes, the first time and later', () => {
    const read = createSuccessReader();
    const came = answer(` ${traits(60)}\n`);
    twice(() => {
      const went = read(search, came);
      expect(went instanceof UnchangedAnswer && went.bytes).toBe(came.bytes);
    });
  });

  test('is checked once if it is long and stays identical', () => {
    const read = createSuccessReader();
    const { route, checks } = countingRoute();
    read(route, answer(traits(60)));
    read(route, answer(traits(60)));
    expect(checks()).toBe(1);
    read(route, answer(traits(61)));
    expect(checks()).toBe(2);
  });

  test('is checked every time if it is short', () => {
    const read = createSuccessReader();
    const { route, checks } = countingRoute();
    read(route, answer(traits(1)));
    read(route, answer(traits(1)));
    expect(checks()).toBe(2);
  });

  test.each([
    [2047, 2],
    [2048, 1],
  ])('with %i bytes is checked %i times out of two', (length, times) => {
    const read = createSuccessReader();
    const { route, checks } = countingRoute();
    twice(() => void read(route, answer(traits(1).padEnd(length))));
    expect(checks()).toBe(times);
  });

  test('is checked again for another route', () => {
    const read = createSuccessReader();
    read(countingRoute().route, answer(traits(60)));
    const other = countingRoute('/other');
    read(other.route, answer(traits(60)));
    expect(other.checks()).toBe(1);
  });

  test('is still known as the oldest of a thousand', () => {
    const read = createSuccessReader();
    const { route, checks } = countingRoute();
    for (let count = 1; count <= 1000; count += 1) read(route, answer(traits(60, { count })));
    read(route, answer(traits(60, { count: 1 })));
    expect(checks()).toBe(1000);
  });

  test('is checked again after a thousand others', () => {
    const read = createSuccessReader();
    const { route, checks } = countingRoute();
    for (let count = 60; count <= 1060; count += 1) read(route, answer(traits(60, { count })));
    read(route, answer(traits(60, { count: 1060 })));
    expect(checks()).toBe(1001);
    read(route, answer(traits(60, { count: 60 })));
    expect(checks()).toBe(1002);
  });
});

describe('an answer that the contract does not allow as it is', () => {
  test.each<[string, string]>([
    ['breaks the schema', traits(60, { traitValue: 7 })],
    ['is half a JSON', traits(60).slice(0, -1)],
    ['is far too deep', `[{"id":"1","traitValue":"a","x":${'['.repeat(5000)}${']'.repeat(5000)}}]`],
  ])('is refused every time when it %s', (_name, text) => {
    const read = createSuccessReader();
    twice(() => expect(() => read(search, answer(text))).toThrow());
  });

  test('is refused if it is not declared as JSON, even if it was before', () => {
    const read = createSuccessReader();
    read(search, answer(traits(60)));
    expect(() => read(search, answer(traits(60), 'text/html'))).toThrow();
  });

  test('is changed every time', () => {
    const read = createSuccessReader();
    const came = answer(traits(60, { imageUrl: null }));
    twice(() => expect(read(search, came)).toEqual(JSON.parse(traits(60))));
  });
});

test('passes on nothing where nothing came and nothing is needed', () => {
  const route: AppRoute = { method: 'GET', path: '/nothing', responses: { 200: z.unknown() } };
  expect(createSuccessReader()(route, answer(''))).toBeUndefined();
});

describe('bytes that are not valid text', () => {
  const [before, after] = traits(60).split('Eyes 7');
  const broken = Buffer.concat([
    Buffer.from(`${before}`),
    Buffer.from([0xff]),
    Buffer.from(`${after}`),
  ]);

  test.each<[string, Buffer, string]>([
    ['a byte that is in no text', broken, `${before}\uFFFD${after}`],
    ['a mark of the byte order', Buffer.from(`\uFEFF${traits(60)}`), traits(60)],
  ])('are passed on as they were read: %s', (_name, bytes, text) => {
    const read = createSuccessReader();
    twice(() =>
      expect(read(search, answer(bytes))).toEqual(new UnchangedAnswer(Buffer.from(text))),
    );
  });
});
