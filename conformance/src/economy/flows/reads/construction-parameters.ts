import { ConstructionPageSchema, type Construction } from '@trait-market/contract/economy/benches';
import { isSameAddress } from '@trait-market/contract/shared';

import { expectSame, readLaw, skipUnless } from './reading';
import { traitsOf } from './trait-readers';

const changes = ({ changes: all }: Construction, id: string): boolean =>
  all.some(({ takenOff, putOn }) => takenOff?.id === id || putOn?.id === id);

export const constructionParameters = readLaw(
  'benches.constructions',
  'each parameter has its effect',
  {
    rule: 'E259 Looks of collections, slots, a trait, a wallet or an avatar are exactly those, the values of a repeated parameter are alternatives, and a look costs the sum of its traits’ floors.',
    run: async (reader) => {
      const list = (query: Readonly<Record<string, unknown>>) =>
        reader.all('economy.benches.constructions', ConstructionPageSchema, { query });
      const all = await list({});
      const [latest] = all.items;
      skipUnless(latest !== undefined && all.isWhole, 'the market has no look, or too many');
      const expectFiltered = async (
        query: Readonly<Record<string, unknown>>,
        fits: (look: Construction) => boolean,
      ) => {
        const found = await list(query);
        const expected = all.items.filter(fits).map(({ id }) => id);
        expectSame(
          `looks with ${JSON.stringify(query)}`,
          found.items.map(({ id }) => id),
          expected,
          found,
        );
        expectSame('their total', found.total, expected.length, found);
      };
      const collections = [...new Set(all.items.map(({ avatar }) => avatar.collection))];
      const slots = [...new Set(all.items.flatMap((look) => look.changes.map(({ slot }) => slot)))];
      for (const values of [collections.slice(0, 2), collections.slice(-1)]) {
        await expectFiltered({ collection: values }, ({ avatar }) =>
          values.includes(avatar.collection),
        );
      }
      for (const values of [slots.slice(0, 2), slots.slice(-1)]) {
        await expectFiltered({ slot: values }, (look) =>
          look.changes.some(({ slot }) => values.includes(slot)),
        );
      }
      const { address } = latest.by;
      await expectFiltered({ wallet: address }, ({ by }) => isSameAddress(by.address, address));
      const { collection, tokenId } = latest.avatar;
      await expectFiltered(
        { collection, tokenId },
        ({ avatar }) => avatar.collection === collection && avatar.tokenId === tokenId,
      );
      const off = all.items.flatMap((look) =>
        look.changes.flatMap(({ takenOff }) => takenOff?.id ?? []),
      )[0];
      const on = all.items.flatMap((look) =>
        look.changes.flatMap(({ putOn }) => putOn?.id ?? []),
      )[0];
      for (const trait of [off, on]) {
        if (trait !== undefined) await expectFiltered({ trait }, (look) => changes(look, trait));
      }
      for (const slug of collections.slice(0, 2)) {
        const traits = await traitsOf(reader, slug);
        for (const look of all.items.filter(({ avatar }) => avatar.collection === slug)) {
          const floors = look.after.wear.map(
            (id) => traits.items.find((one) => one.id === id)?.floor?.amount,
          );
          const isForSale = floors.every((floor) => floor !== undefined);
          const price = isForSale
            ? String(floors.reduce((total, floor) => total + BigInt(floor ?? 0), 0n))
            : null;
          expectSame(`the price of the look ${look.id}`, look.price?.amount ?? null, price, all);
        }
      }
    },
  },
);
