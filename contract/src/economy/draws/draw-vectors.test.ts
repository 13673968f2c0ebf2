import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { drawVectors } from '../../../testing/draw-vectors';
import { packOpenAction } from '../actions/packs';
import { rerollAction } from '../actions/reroll';
import type { ActionTypedData } from '../actions/signed-action';

const documentNamed = (name: string): string =>
  readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');

/** Returns the `encodeType` of EIP-712 for a message without nested structs. */
const encodedType = ({ types, primaryType }: ActionTypedData): string =>
  `${primaryType}(${(types[primaryType] ?? []).map(({ type, name }) => `${type} ${name}`).join()})`;

test('E340 the vectors of docs/draws.md are those of the code', async () => {
  const written: unknown = JSON.parse(documentNamed('draws-vectors.json'));
  expect(written, 'run `npm run pnpm -- --dir contract draw-vectors`').toEqual(await drawVectors());
});

test('E340 the vectors contain rejected words, excluded traits and the fallback', async () => {
  const { uniform, draws } = await drawVectors();
  expect(uniform.map(({ words }) => words.length > 1)).toEqual([false, true]);
  const [first, second] = [0, 1].map((pack) =>
    draws[0]?.picks.filter(({ time }) => time === pack).map(({ tokenId }) => tokenId),
  );
  expect(first?.toSorted()).toEqual(['100', '20', '30', '9']);
  expect(second?.slice(0, 3)).toEqual(['100', '100', '100']);
});

test('E340 docs/draws.md has the types of the signed messages', async () => {
  const { draws } = await drawVectors();
  const text = documentNamed('draws.md');
  const types = draws.map(({ signed: { kind, message, ...place } }) => {
    const here = { chainId: 137, deployment: place.deployment } as const;
    return kind === 'pack'
      ? encodedType(packOpenAction.typedData(here, packOpenAction.schema.parse(message)))
      : encodedType(rerollAction.typedData(here, rerollAction.schema.parse(message)));
  });
  expect(new Set(types).size).toBe(2);
  for (const type of types) expect(text).toContain(`\`${type}\``);
});
