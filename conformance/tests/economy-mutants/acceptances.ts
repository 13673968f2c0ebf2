import { accepting, moving, provingOffers } from '@trait-market/mock-server/planted';

import { patched } from '../mutants/mutant';
import { planted, type EconomyMutant } from './economy-mutant';
import { onEachItem, onItems } from './fields';
import { anybodySigns, during } from './signatures';

const flow = (name: string) => `economy.orders.acceptOffers/flow/${name}`;

const E270 = 'E270 Several offers are accepted within the bounds of one signature, line by line';

const E273 = 'E273 Received offers are sorted by value, and each names what the wallet would give';

export const acceptanceMutants: readonly EconomyMutant[] = [
  ...planted(flow('several offers are accepted'), E270, {
    'One failing offer of several refuses the others': accepting(() => ({ allRequired: true })),
    'Several offers are paid as if there were one': moving((movements) => {
      const offers = movements.flatMap((movement, index) =>
        movement.kind === 'coin' &&
        movement.coin === 'wrapped' &&
        movements[index + 1]?.kind === 'trait'
          ? [index]
          : [],
      );
      const [, second = movements.length] = offers;
      return movements.filter(({ kind }, index) => kind !== 'coin' || index < second);
    }),
  }),
  ...planted(flow('refused: a required offer is missing'), E270, {
    'Some of several offers are accepted although all are required': accepting(() => ({
      allRequired: false,
    })),
  }),
  ...planted(flow('the lowest proceeds of each offer'), E270, {
    'An offer of several may bring less than its lowest proceeds': accepting(({ lines }) => ({
      lines: lines.map((line) => ({ ...line, lowestProceeds: '0' })),
    })),
  }),
  ...planted(flow('a last edition is sold once'), E270, {
    'Of two offers for a last edition neither is accepted': accepting(() => ({
      allRequired: true,
    })),
  }),
  ...planted(flow('refused: less than the total'), E270, {
    'Several offers may bring a wei less than their total': accepting(({ lowestTotal }) => ({
      lowestTotal: String(BigInt(lowestTotal) - 1n),
    })),
  }),
  ...planted(flow('the same signature is sent twice'), E270, {
    'Several offers are accepted again when they are sent again': ({ context: { tables } }) => {
      tables.acts = { ...tables.acts, put: () => {} };
    },
  }),
  ...planted(flow('refused: offers that the seller did not sign'), E270, {
    'Any wallet can accept several offers': during('acceptOffers', anybodySigns),
  }),
  ...planted(flow('refused: an item without its proof'), E270, {
    'The proofs of several offers aren’t checked': provingOffers,
  }),
  ...patched('economy.wallets.orders/flow/received offers', E273, {
    'Received offers are sorted by time only': () =>
      onItems('economy.wallets.orders', (items) =>
        items.toSorted((one, other) =>
          String(other['createdAt']).localeCompare(String(one['createdAt'])),
        ),
      ),
    'A received offer names another number of held editions': () =>
      onEachItem('economy.wallets.orders', (item) => ({
        ...item,
        ...(item['given'] !== undefined && { given: { held: 1 } }),
      })),
  }),
];
