import { each, sellingPacks } from '@trait-market/mock-server/planted';

import { onFields } from '../../mutants/patches';
import { patched } from '../../mutants/mutant';
import { planted, type EconomyMutant } from '../economy-mutant';
import { anybodySigns, during } from '../signatures';

const ROUTE = 'economy.packs.buySeveral/flow';
const BOUGHT = `${ROUTE}/several kinds of packs are bought`;

const E281 = 'E281 Several kinds of packs are bought within the bounds of one signature';

export const severalPacksMutants: readonly EconomyMutant[] = [
  ...planted(BOUGHT, E281, {
    'One missed kind of packs refuses the others': sellingPacks(() => ({ allRequired: true })),
    'Several kinds of packs are paid twice': each((one) =>
      one.kind === 'coin' ? [one, one] : [one],
    ),
    'Packs above their highest price are bought among others': sellingPacks(({ lines, total }) => ({
      lines: lines.map((line) => ({ ...line, highestPrice: total })),
    })),
  }),
  ...patched(BOUGHT, E281, {
    'The history names drops whose packs were missed': () =>
      onFields('economy.wallets.act', (act) => ({ ...act, drops: ['missed'] })),
  }),
  ...planted(`${ROUTE}/refused: a required line is missing`, E281, {
    'Some kinds of packs are bought although all are required': sellingPacks(() => ({
      allRequired: false,
    })),
  }),
  ...planted(`${ROUTE}/refused: more than the total`, E281, {
    'Several kinds of packs may cost a wei more than their total': sellingPacks(({ total }) => ({
      total: String(BigInt(total) + 1n),
    })),
  }),
  ...planted(`${ROUTE}/refused: a drop that is named twice`, E281, {
    'A drop may be named twice': sellingPacks(({ lines }) => ({
      lines: [...new Map(lines.map((line) => [line.drop, line])).values()],
    })),
  }),
  ...planted(`${ROUTE}/the same signature is sent twice`, E281, {
    'Several kinds of packs are bought again when they are sent again': ({
      context: { tables },
    }) => {
      tables.acts = { ...tables.acts, put: () => {} };
    },
  }),
  ...planted(`${ROUTE}/refused: lines that the buyer did not sign`, E281, {
    'Any wallet can sign for several kinds of packs': during('buySeveralPacks', anybodySigns),
  }),
];
