import { fieldsIn, withJson } from '../../mutants/exchange';
import { patched, type Patch } from '../../mutants/mutant';
import { onFields, onResponse } from '../../mutants/patches';
import { drawing } from './drawing';
import { planted, type EconomyMutant } from '../economy-mutant';
import type { Fields } from '../fields';

const OPENED = 'economy.packs.buy/flow/packs are bought, and opened';

const LOGGED = 'E355 Each draw has a signed receipt, and the log contains it';
const EXTENDED = 'E354 The log has a signed head, and each later log extends the earlier one';

const REFUSED = 'E356 Each refused draw has a signed receipt, and the log contains it';
const USED = 'E357 A refusal uses its commitment, whose link it publishes';

const MOVED = 'E358 A message under a commitment that isn’t the next one is refused for that alone';

const OTHER = `0x${'1'.repeat(64)}`;

const changingReceipt = (change: (receipt: Fields) => Fields | undefined): Patch =>
  onResponse('economy.packs.open', 201, (response) => {
    const { receipt, ...draw } = fieldsIn(response);
    const changed = change(receipt as Fields);
    return withJson(response, { ...draw, ...(changed && { receipt: changed }) });
  });

const changingRefusal = (change: (receipt: Fields) => Fields | undefined): Patch =>
  onResponse('economy.packs.open', 409, (response) => {
    const { receipt, ...refusal } = fieldsIn(response);
    const changed = receipt === undefined ? undefined : change(receipt as Fields);
    return withJson(response, { ...refusal, ...(changed && { receipt: changed }) });
  });

/** Refuses a message under another commitment for its beacon or table, which isn't checked then. */
const checkingFirst = (field: 'beacon' | 'table', code: string): Patch =>
  onResponse('economy.packs.open', 409, (response, request) => {
    const { message } = fieldsIn(request) as { message: Fields };
    const fields = fieldsIn(response);
    return fields['code'] === 'commitment-moved' && message[field] === OTHER
      ? withJson(response, { ...fields, code })
      : response;
  });

export const drawLogMutants: readonly EconomyMutant[] = [
  ...patched(OPENED, LOGGED, {
    'A draw has no receipt': () => changingReceipt(() => undefined),
    'A receipt is changed after it was signed': () =>
      changingReceipt(({ entry, ...receipt }) => ({ ...receipt, entry: `${String(entry)} ` })),
    'The log doesn’t contain a draw': () =>
      onFields('economy.drawLog.inclusion', (proof) => ({ ...proof, path: [OTHER] })),
  }),
  ...patched(OPENED, REFUSED, {
    'A refused draw has no receipt': () => changingRefusal(() => undefined),
    'A receipt of a refusal is changed after it was signed': () =>
      changingRefusal(({ entry, ...receipt }) => ({ ...receipt, entry: `${String(entry)} ` })),
  }),
  ...planted(OPENED, REFUSED, {
    'A refusal is signed, but not logged': drawing('hidden-refusal'),
    'A refused draw is neither signed nor logged': drawing('unsigned-refusal'),
  }),
  ...patched(OPENED, MOVED, {
    'The table of a message is checked before its commitment': () =>
      checkingFirst('table', 'table-moved'),
    'The beacon of a message is checked before its commitment': () =>
      checkingFirst('beacon', 'wrong-beacon'),
  }),
  ...planted(OPENED, USED, {
    'The commitment of a refused draw is issued again': drawing('reused-refusal'),
    'The link of a refusal doesn’t fit its commitment': drawing('tampered-refusal'),
  }),
  ...patched(OPENED, EXTENDED, {
    'The head of the log isn’t signed': () =>
      onFields('economy.drawLog.head', ({ head, ...log }) => ({
        ...log,
        head: { ...(head as Fields), time: '2020-01-01T00:00:00.000Z' },
      })),
    'A later log doesn’t extend the earlier one': () =>
      onFields('economy.drawLog.consistency', () => ({ path: [OTHER] })),
  }),
];
