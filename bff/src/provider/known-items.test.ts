import { v1Contract } from '@trait-market/contract/v1';
import type { AppRoute } from '@ts-rest/core';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { createSuccessReader, UnchangedAnswer } from './checked-answer';

const { search } = v1Contract.traits;

const COUNT = 60;

const answer = (body: string) => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  bytes: Buffer.from(body),
});

const trait = (index: number | string) => ({
  id: `trait-${index}`,
  traitValue: `Laser Eyes ${index} {of} "glass" [1, 2]`,
});

const list = (...more: unknown[]): string =>
  JSON.stringify([...Array.from({ length: COUNT }, (_, index) => trait(index)), ...more]);

/** A route that says how many items have been checked. */
const countingRoute = (most = Infinity) => {
  let checks = 0;
  const count = () => {
    checks += 1;
    return true;
  };
  const item = z.looseObject({ id: z.string() }).check(z.refine(count));
  const items = z.array(item);
  const route: AppRoute = {
    method: 'GET',
    path: '/counted',
    responses: { 200: most === Infinity ? items : items.check(z.maxLength(most)) },
  };
  return { route, checks: () => checks };
};

/** A reader that has read lists until it knew all of their items. */
const readerOf = (route: AppRoute) => {
  const read = createSuccessReader();
  for (let number = 0; number < COUNT; number += 1) read(route, answer(list(trait(`l${number}`))));
  return read;
};

const outcomeOf = (read: ReturnType<typeof createSuccessReader>, body: string): unknown => {
  try {
    const went = read(search, answer(body));
    return went instanceof UnchangedAnswer ? went.bytes.toString() : went;
  } catch {
    return 'refused';
  }
};

describe('a list that is new', () => {
  test('is checked only where it is new', () => {
    const { route, checks } = countingRoute();
    const read = readerOf(route);
    const before = checks();
    const came = answer(` ${list(trait('new')).replaceAll('},{', '} ,\n{')}\t`);
    const went = read(route, came);
    expect(went instanceof UnchangedAnswer && went.bytes).toBe(came.bytes);
    expect(checks() - before).toBe(1);
  });

  test('is checked as a whole when it has requirements beyond its items', () => {
    const { route } = countingRoute(COUNT + 1);
    const read = readerOf(route);
    expect(() => read(route, answer(list(trait('a'), trait('b'))))).toThrow();
  });

  test('is refused for one invalid item, and changed for one that the contract changes', () => {
    const read = readerOf(search);
    expect(outcomeOf(read, list({ id: 'a', traitValue: 7 }))).toBe('refused');
    expect(outcomeOf(read, list(7))).toBe('refused');
    expect(outcomeOf(read, list([trait(1)]))).toBe('refused');
    const changed = outcomeOf(read, list({ ...trait('a'), imageUrl: null }));
    expect(changed).toEqual(JSON.parse(list(trait('a'))));
  });

  test('is refused when an item is nested too deeply', () => {
    const read = readerOf(search);
    const deep = (depth: number) =>
      list(trait('a')).replace(
        '"trait-a"',
        `"trait-a","x":${'['.repeat(depth)}${']'.repeat(depth)}`,
      );
    expect(outcomeOf(read, deep(62))).toBe(deep(62));
    expect(outcomeOf(read, deep(63))).toBe('refused');
  });

  test('gets the same outcome as from a full check, whichever character is changed', () => {
    const read = readerOf(search);
    const right = list(trait('last'));
    const seam = right.indexOf('},{');
    const places = [0, 1, 2, seam - 1, seam, seam + 1, seam + 2, seam + 3, right.length - 3];
    places.push(right.length - 2, right.length - 1, right.length);
    for (const place of places) {
      for (const sign of ['', '[', ']', '{', '}', ',', '"', '\\', ' ', '\u00a0', '0', ':']) {
        for (const rest of [place, place + 1]) {
          const body = right.slice(0, place) + sign + right.slice(rest);
          expect(outcomeOf(read, body), body).toEqual(outcomeOf(createSuccessReader(), body));
        }
      }
    }
  });
});
