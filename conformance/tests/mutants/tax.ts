import { callerOf } from './tokens-seen';
import { on, onBody, onResponse, onFields } from './patches';
import { reply, refuse, jsonIn, fieldsIn, withJson } from './exchange';
import { patched, type Mutant, type Patch } from './mutant';

const STATUS = '§4 Tax wizard: after the declaration the status is alreadyAnswered, for good';
const PER_WALLET = '§7 taxStatus is stored per wallet address';
const LIST = '§5 walletAddresses: addresses, comma separated, with optional white space';
const TRUTH = '§5 declareTruth: required and must be true';

const statusBy = (answered: (own: number, all: number) => boolean): Patch => {
  const declared: string[] = [];
  return async (request, mock) => {
    const response = await mock.send(request);
    if (response.status !== 200) return response;
    const caller = callerOf(request);
    if (request.route === 'tax.declare') declared.push(caller);
    if (request.route !== 'tax.status') return response;
    const own = declared.filter((wallet) => wallet === caller).length;
    return reply(200, { alreadyAnswered: answered(own, declared.length) });
  };
};

const refusingLists = (isRefused: (list: string) => boolean): Patch =>
  on('tax.declare', async (request, mock) => {
    const { walletAddresses: list, declareTruth } = fieldsIn(request);
    return typeof list === 'string' && declareTruth === true && isRefused(list)
      ? refuse(400, 'Please enter only wallet addresses (comma separated if multiple).')
      : mock.send(request);
  });

export const taxMutants: readonly Mutant[] = [
  ...patched('tax.declare/success/of an original minter', STATUS, {
    'A declaration is acknowledged and forgotten: the status does not flip': () =>
      statusBy(() => false),
  }),
  ...patched('tax.declare/success/of a user who didn’t mint', STATUS, {
    'The status is delayed: the first read after a declaration is too early': () => {
      const seen = new Set<string>();
      return onResponse('tax.status', 200, (response, request) => {
        const caller = callerOf(request);
        if (fieldsIn(response)['alreadyAnswered'] !== true || seen.has(caller)) return response;
        seen.add(caller);
        return reply(200, { alreadyAnswered: false });
      });
    },
  }),
  ...patched('tax.declare/idempotence/declared again', 'The tax status flips once', {
    'A second declaration takes the first one back': () => statusBy((own) => own % 2 === 1),
  }),
  ...patched('tax.status/flow/of another wallet', PER_WALLET, {
    'The status is shared by all users': () => statusBy((_, all) => all > 0),
  }),
  ...patched('tax.declare/flow/not declared to be true', TRUTH, {
    'A refused declaration is stored anyway': () =>
      onResponse('tax.declare', 400, async (response, request, mock) => {
        const truthful = { ...fieldsIn(request), declareTruth: true };
        await mock.send(withJson(request, truthful));
        return response;
      }),
  }),
  ...patched("tax.declare/invalid/body declareTruth: the text 'true'", TRUTH, {
    'declareTruth may be anything that is taken for true': () =>
      onBody('tax.declare', (fields) =>
        'declareTruth' in fields
          ? { ...fields, declareTruth: Boolean(fields['declareTruth']) }
          : fields,
      ),
  }),
  ...patched('tax.declare/success/with spaces around the commas', LIST, {
    'Spaces around the commas are refused': () =>
      on('tax.declare', async (request, mock) =>
        /\s/.test(String(fieldsIn(request)['walletAddresses']))
          ? refuse(400, 'Please enter only wallet addresses (comma separated if multiple).')
          : mock.send(request),
      ),
  }),
  ...patched('tax.declare/success/with 50 other addresses', LIST, {
    'A list of more than 2,000 characters is refused': () =>
      refusingLists((list) => list.length > 2000),
  }),
  ...patched('tax.declare/success/with an address twice', LIST, {
    'An address that is listed twice is refused': () =>
      refusingLists((list) => {
        const addresses = list.toLowerCase().split(/\s*,\s*/);
        return new Set(addresses).size < addresses.length;
      }),
  }),
  ...patched('tax.declare/success/with an empty list of addresses', LIST, {
    'An empty list is one bad address': () => refusingLists((list) => list === ''),
  }),
  ...patched('tax.declare/flow/refused addresses', LIST, {
    'Bad addresses are dropped instead of refused': () =>
      onBody('tax.declare', (fields) => {
        const { walletAddresses: list } = fields;
        if (typeof list !== 'string') return fields;
        const good = list.split(',').filter((one) => /^\s*0x[0-9a-f]{40}\s*$/i.test(one));
        return { ...fields, walletAddresses: good.join(',') };
      }),
  }),
  ...patched(
    'tax.declare/success/with step 1 unanswered',
    '§5 userIsOriginalMinter: no required check',
    {
      'Step 1 is required': () =>
        on('tax.declare', async (request, mock) =>
          'userIsOriginalMinter' in fieldsIn(request) || fieldsIn(request)['declareTruth'] !== true
            ? mock.send(request)
            : refuse(400, 'userIsOriginalMinter: missing'),
        ),
    },
  ),
  ...patched('tax.status/body/every answer', '§3 Tax status: alreadyAnswered, yes or no', {
    'alreadyAnswered is a text': () =>
      onFields('tax.status', ({ alreadyAnswered }) => ({
        alreadyAnswered: String(alreadyAnswered),
      })),
  }),
  ...patched(
    'tax.status/status/every answer',
    'Only the statuses that the contract declares are used',
    {
      'The tax status gets a 202 (accepted)': () =>
        onResponse('tax.status', 200, (response) => reply(202, jsonIn(response))),
    },
  ),
];
