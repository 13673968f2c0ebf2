import { executing, moving } from '@trait-market/mock-server/planted';

import { patched } from '../mutants/mutant';
import { isFields } from './fields';
import { changingItems } from './reads/changes';
import { planted, type EconomyMutant } from './economy-mutant';
import { anybodySigns, during } from './signatures';

const BOUGHT = 'economy.orders.buyCart/flow/several listings are bought';
const REQUIRED = 'economy.orders.buyCart/flow/refused: a required line is missing';
const MAXIMUM = 'economy.orders.buyCart/flow/the maximum and the prices';
const TOTAL = 'economy.orders.buyCart/flow/refused: more than the total';

const FORGED = 'economy.orders.buyCart/flow/refused: lines that the buyer did not sign';

const E443 = 'E443 All lines of a signature name one transaction';
const E260 = 'E260 A cart is bought within the bounds of its signature, line by line';

export const cartMutants: readonly EconomyMutant[] = [
  ...planted(BOUGHT, E260, {
    'One failing line of a cart refuses the others': executing(({ lines }) => ({
      maximumFulfilled: String(lines.length),
      allRequired: true,
    })),
    'A cart is paid as if it had one line': moving((movements) => {
      const first = movements.findIndex(({ kind }) => kind === 'trait');
      const second = movements.findIndex(({ kind }, index) => kind === 'trait' && index > first);
      const isPaid = (index: number) => second === -1 || index < second;
      return movements.filter(({ kind }, index) => kind !== 'coin' || isPaid(index));
    }),
  }),
  ...patched(BOUGHT, E443, {
    'Each line of a cart names its own transaction': changingItems(
      'economy.orders.buyCart',
      (line, index) => ({
        ...line,
        activity: isFields(line['activity'])
          ? { ...line['activity'], transactionHash: `0x${String(index).repeat(64)}` }
          : null,
      }),
      'lines',
    ),
  }),
  ...planted(REQUIRED, E260, {
    'A cart is bought in part although all of its lines are required': executing(() => ({
      allRequired: false,
    })),
  }),
  ...planted(MAXIMUM, E260, {
    'A cart buys more lines than its maximum': executing(({ lines }) => ({
      maximumFulfilled: String(lines.length),
    })),
    'A line of a cart may cost more than its highest price': executing(({ lines, total }) => ({
      lines: lines.map((line) => ({ ...line, highestPrice: total })),
    })),
  }),
  ...planted(TOTAL, E260, {
    'A cart may cost a wei more than its total': executing(({ total }) => ({
      total: String(BigInt(total) + 1n),
    })),
  }),
  ...planted(FORGED, E260, {
    'Any wallet can sign a cart': during('buyCart', anybodySigns),
  }),
  ...planted('economy.orders.buyCart/flow/the same signature is sent twice', E260, {
    'A cart is bought again when it is sent again': ({ context: { tables } }) => {
      tables.acts = { ...tables.acts, put: () => {} };
    },
  }),
];
