import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { drawVectors } from '../../../testing/draw-vectors';
import { buyPacksRequest, buySeveralPacksRequest } from '../../../fixtures/economy/packs';
import { poolGiveRequest } from '../../../fixtures/economy/reroll';
import { packBuyAction, packOpenAction, packsBuyAction } from '../actions/packs';
import { poolGiveAction, rerollAction } from '../actions/reroll';
import type { ActionTypedData } from '../actions/signed-action';
import { signatureFault } from './signature-fault';

const documentNamed = (name: string): string =>
  readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');

/** Returns the `encodeType` of EIP-712, for any number of nested structs. */
const encodedType = ({ types, primaryType }: ActionTypedData): string => {
  const others = Object.keys(types).filter((name) => name !== primaryType);
  return [primaryType, ...others.toSorted()]
    .map((name) => {
      const fields = (types[name] ?? []).map((field) => `${field.type} ${field.name}`);
      return `${name}(${fields.join()})`;
    })
    .join('');
};

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
  const place = { chainId: 137, deployment: draws[0]?.signed.deployment ?? '0x' } as const;
  const types = draws.map(({ signed: { kind, message } }) =>
    kind === 'pack'
      ? encodedType(packOpenAction.typedData(place, packOpenAction.schema.parse(message)))
      : encodedType(rerollAction.typedData(place, rerollAction.schema.parse(message))),
  );
  expect(new Set(types).size).toBe(2);
  const others = [
    packBuyAction.typedData(place, buyPacksRequest.message),
    packsBuyAction.typedData(place, buySeveralPacksRequest.message),
    poolGiveAction.typedData(place, poolGiveRequest.message),
  ].map(encodedType);
  for (const type of [...types, ...others]) expect(text).toContain(`\`${type}\``);
});

test('E340 the vectors contain each accepted form of a signature', async () => {
  const { signatures } = await drawVectors();
  const { digest, signer, forms } = signatures;
  expect(new Set(forms.map(({ signature }) => signature)).size).toBe(4);
  for (const { form, signature } of forms) {
    const fault = await signatureFault({ id: digest, hash: () => digest, signature, signer });
    expect(fault, form).toBeUndefined();
  }
});
