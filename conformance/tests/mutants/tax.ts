import { fieldsIn, jsonIn, refuse, reply, withJson } from './exchange';
import type { Mutant, Patch } from './mutant';
import { answering, answeringAt, changingBody, on, sayingFields } from './patches';
import { callerOf } from './tokens-seen';

const STATUS = '§4 Tax wizard: after the declaration the status is alreadyAnswered, for good';
const PER_WALLET = '§7 taxStatus is stored per wallet address';
const LIST = '§5 walletAddresses: addresses, comma separated, with optional white space';
const TRUTH = '§5 declareTruth: required and must be true';

const statusBy = (answered: (own: number, all: number) => boolean): Patch => {
  const declared: string[] = [];
  return async (request, mock) => {
    const answer = await mock.send(request);
    if (answer.status !== 200) return answer;
    const caller = callerOf(request);
    if (request.route === 'tax.declare') declared.push(caller);
    if (request.route !== 'tax.status') return answer;
    const own = declared.filter((wallet) => wallet === caller).length;
    return reply(200, { alreadyAnswered: answered(own, declared.length) });
  };
};

export const taxMutants: readonly Mutant[] = [
  {
    name: 'A declaration is acknowledged and forgotten: the status does not flip',
    breaks: STATUS,
    killedBy: 'tax.declare/success/of an original minter',
    patch: () => statusBy(() => false),
  },
  {
    name: 'The status is delayed: the first read after a declaration is too early',
    breaks: STATUS,
    killedBy: 'tax.declare/success/of a user who didn’t mint',
    patch: () => {
      const seen = new Set<string>();
      return on(
        'tax.status',
        answeringAt(200, (answer, request) => {
          const caller = callerOf(request);
          if (fieldsIn(answer)['alreadyAnswered'] !== true || seen.has(caller)) return answer;
          seen.add(caller);
          return reply(200, { alreadyAnswered: false });
        }),
      );
    },
  },
  {
    name: 'A second declaration takes the first one back',
    breaks: 'The tax status flips once',
    killedBy: 'tax.declare/idempotence/declared again',
    patch: () => statusBy((own) => own % 2 === 1),
  },
  {
    name: 'The status is shared by all users',
    breaks: PER_WALLET,
    killedBy: 'tax.status/flow/of another wallet',
    patch: () => statusBy((_, all) => all > 0),
  },
  {
    name: 'A refused declaration is stored anyway',
    breaks: TRUTH,
    killedBy: 'tax.declare/flow/not declared to be true',
    patch: () =>
      on(
        'tax.declare',
        answeringAt(400, async (answer, request, mock) => {
          const truthful = { ...fieldsIn(request), declareTruth: true };
          await mock.send(withJson(request, truthful));
          return answer;
        }),
      ),
  },
  {
    name: 'declareTruth may be anything that is taken for true',
    breaks: TRUTH,
    killedBy: "tax.declare/invalid/body declareTruth: the text 'true'",
    patch: () =>
      on(
        'tax.declare',
        changingBody((fields) =>
          'declareTruth' in fields
            ? { ...fields, declareTruth: Boolean(fields['declareTruth']) }
            : fields,
        ),
      ),
  },
  {
    name: 'Spaces around the commas are refused',
    breaks: LIST,
    killedBy: 'tax.declare/success/with spaces around the commas',
    patch: () =>
      on('tax.declare', async (request, mock) =>
        /\s/.test(String(fieldsIn(request)['walletAddresses']))
          ? refuse(400, 'Please enter only wallet addresses (comma separated if multiple).')
          : mock.send(request),
      ),
  },
  {
    name: 'Bad addresses are dropped instead of refused',
    breaks: LIST,
    killedBy: 'tax.declare/flow/refused addresses',
    patch: () =>
      on(
        'tax.declare',
        changingBody((fields) => {
          const { walletAddresses: list } = fields;
          if (typeof list !== 'string') return fields;
          const good = list.split(',').filter((one) => /^\s*0x[0-9a-f]{40}\s*$/i.test(one));
          return { ...fields, walletAddresses: good.join(',') };
        }),
      ),
  },
  {
    name: 'Step 1 is required',
    breaks: '§5 userIsOriginalMinter: no required check',
    killedBy: 'tax.declare/success/with step 1 unanswered',
    patch: () =>
      on('tax.declare', async (request, mock) =>
        'userIsOriginalMinter' in fieldsIn(request) || fieldsIn(request)['declareTruth'] !== true
          ? mock.send(request)
          : refuse(400, 'userIsOriginalMinter: missing'),
      ),
  },
  {
    name: 'alreadyAnswered is a text',
    breaks: '§3 Tax status: alreadyAnswered, yes or no',
    killedBy: 'tax.status/body/every answer',
    patch: () =>
      on(
        'tax.status',
        sayingFields(({ alreadyAnswered }) => ({ alreadyAnswered: String(alreadyAnswered) })),
      ),
  },
  {
    name: 'The tax status gets a 202 (accepted)',
    breaks: 'Only the statuses that the contract declares are used',
    killedBy: 'tax.status/status/every answer',
    patch: () =>
      on(
        'tax.status',
        answering((answer) => (answer.status === 200 ? reply(202, jsonIn(answer)) : answer)),
      ),
  },
];
