import { fieldsIn, withJson } from '../mutants/exchange';
import { patched } from '../mutants/mutant';
import { onFields, onResponse } from '../mutants/patches';
import type { EconomyMutant } from './economy-mutant';
import { type Fields, onEachItem } from './fields';

const REROLLED = 'economy.reroll.reroll/flow/given, and one for one';
const BURNED = 'economy.burns.burn/flow/burned and withdrawn';
const GONE = 'economy.burns.burn/flow/final after ten minutes';
const DRESSED = 'economy.benches.dress/flow/an avatar is dressed, and undressed again';

const E531 = 'E531 A draw, a burn and a construction name the transaction of their activity';

const other = (fields: Fields): Fields => ({
  ...fields,
  transactionHash: `0x${'1'.repeat(64)}`,
});

const onCreated = (route: string) => () =>
  onResponse(route, 201, (response) => withJson(response, other(fieldsIn(response))));

export const transactionMutants: readonly EconomyMutant[] = [
  ...patched(REROLLED, E531, {
    'A draw names another transaction than its activity': () =>
      onFields('economy.draws.detail', (draw) => (draw['state'] === 'drawn' ? other(draw) : draw)),
    'The list of draws names other transactions than the draws': () =>
      onEachItem('economy.draws.list', other),
    'A draw that waits names a transaction': onCreated('economy.reroll.reroll'),
  }),
  ...patched(BURNED, E531, {
    'A locked burn names a transaction': onCreated('economy.burns.burn'),
  }),
  ...patched(GONE, E531, {
    'A burn names another transaction than its activity': () =>
      onFields('economy.burns.detail', other),
    'A wallet’s burns name other transactions than each burn': () =>
      onEachItem('economy.burns.ofWallet', other),
  }),
  ...patched(DRESSED, E531, {
    'A dressing names another transaction than its activity': onCreated('economy.benches.dress'),
    'A construction names another transaction than its activity': () =>
      onFields('economy.benches.construction', other),
    'The construct feed names other transactions than each construction': () =>
      onEachItem('economy.benches.constructions', other),
  }),
];
