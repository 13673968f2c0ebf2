import { parseArgs } from 'node:util';

import { isLegalLinksBase, LEGAL_LINKS_BASE_WORDS } from '@trait-market/contract/login-message';
import * as z from 'zod';

import { PRODUCT_ORIGINS } from './product-origins';

const wholeNumber = (words: string, highest: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, words)
    .transform(Number)
    .refine((number) => number <= highest, words);

const PORT_WORDS = 'a port is a whole number from 0 to 65535';
const USERS_WORDS = 'a whole number from 0 to 1000';
const TRAITS_WORDS = 'a whole number from 0 to 20000';
const PRODUCT_WORDS = 'an address that begins with http:// or https://';
const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
const text = z.string().min(1, 'it is empty');

const PROVIDER_WORDS = 'the origin of a provider, such as https://provider.example';
const ORIGINS_WORDS = 'origins such as http://localhost:4000, comma separated';
const TOKEN_WORDS = 'a bearer token without spaces';
const HOSTS_WORDS = 'host names without a port, comma separated';
const isOrigin = (address: string): boolean =>
  isWebAddress(address) && new URL(address).origin === address;
const isLoopback = (origin: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname);
const isHostname = (name: string): boolean => /^(?:[\w-]+\.)*[\w-]+$|^\[[\da-f:]+\]$/i.test(name);

const listOf = (isOne: (item: string) => boolean, words: string) =>
  z
    .string()
    .transform((list) => list.split(',').flatMap((item) => item.trim() || []))
    .refine((items) => items.every(isOne), words);

const SettingsSchema = z.object({
  port: wholeNumber(PORT_WORDS, 65_535).default(4001),
  host: text.default('localhost'),
  seed: text.default('trait-market'),
  users: wholeNumber(USERS_WORDS, 1_000).default(64),
  traits: wholeNumber(TRAITS_WORDS, 20_000).default(800),
  product: z.string().refine(isWebAddress, PRODUCT_WORDS).default('http://localhost:4000'),
  'legal-links-base': z.string().refine(isLegalLinksBase, LEGAL_LINKS_BASE_WORDS).optional(),
  'rpc-url-ethereum': z.string().refine(isWebAddress, PRODUCT_WORDS).optional(),
  'rpc-url-polygon': z.string().refine(isWebAddress, PRODUCT_WORDS).optional(),
  origins: listOf(isOrigin, ORIGINS_WORDS).default([...PRODUCT_ORIGINS]),
  'allowed-hosts': listOf(isHostname, HOSTS_WORDS).default([]),
  'seed-file': text.optional(),
  data: text.optional(),
  'set-aside': z.enum(['on', 'off'], 'on or off').default('off'),
  'fail-on-unhandled': z.enum(['on', 'off'], 'on or off').default('off'),
  'scenario-file': text.optional(),
  https: z.enum(['on', 'off'], 'on or off').default('off'),
  cert: text.optional(),
  key: text.optional(),
  shadow: z.string().refine(isOrigin, PROVIDER_WORDS).optional(),
  'shadow-token': z
    .string()
    .regex(/^[\w.~+/-]+=*$/, TOKEN_WORDS)
    .optional(),
  record: z.string().refine(isOrigin, PROVIDER_WORDS).optional(),
  recording: text.optional(),
});
export type Settings = z.infer<typeof SettingsSchema>;

type Described = {
  variable: string;
  value: string;
  help: string;
};

const DESCRIPTIONS: Record<keyof Settings, Described> = {
  port: {
    variable: 'MOCK_PORT',
    value: 'PORT',
    help: 'the port to listen on; 0 chooses any free port (4001)',
  },
  host: {
    variable: 'MOCK_HOST',
    value: 'HOST',
    help: 'the name or address to listen on (localhost)',
  },
  seed: {
    variable: 'MOCK_SEED',
    value: 'N',
    help: 'a number or string; the same seed creates the same world (trait-market)',
  },
  users: {
    variable: 'MOCK_USERS',
    value: 'N',
    help: 'the number of users, at most 1000 (64)',
  },
  traits: {
    variable: 'MOCK_TRAITS',
    value: 'N',
    help: 'the number of traits, at most 20000 (800)',
  },
  product: {
    variable: 'MOCK_PRODUCT',
    value: 'URL',
    help: "the product's URL, for which actions are signed (http://localhost:4000)",
  },
  'legal-links-base': {
    variable: 'LEGAL_LINKS_BASE',
    value: 'URL',
    help: "the base of the legal links in login messages, which must be the product's (its origin)",
  },
  'rpc-url-ethereum': {
    variable: 'MOCK_RPC_URL_ETHEREUM',
    value: 'URL',
    help: "the node of Ethereum that checks smart accounts' signatures (the mock's own, /rpc/1)",
  },
  'rpc-url-polygon': {
    variable: 'MOCK_RPC_URL_POLYGON',
    value: 'URL',
    help: "the node of Polygon that checks smart accounts' signatures (the mock's own, /rpc/137)",
  },
  origins: {
    variable: 'MOCK_ORIGINS',
    value: 'LIST',
    help: `origins that may call /__mock and, from another host, the other routes (${PRODUCT_ORIGINS.join(',')})`,
  },
  'allowed-hosts': {
    variable: 'MOCK_ALLOWED_HOSTS',
    value: 'LIST',
    help: 'further host names of this server, in addition to localhost and HOST',
  },
  'seed-file': {
    variable: 'MOCK_SEED_FILE',
    value: 'FILE',
    help: 'a JSON file with custom users, traits and flags',
  },
  data: {
    variable: 'MOCK_DATA',
    value: 'FILE',
    help: 'save all worlds to this file; without it, they are lost on exit',
  },
  'set-aside': {
    variable: 'MOCK_SET_ASIDE',
    value: 'ON',
    help: 'on: renames an unusable data file to .unusable and starts a new one (off)',
  },
  'fail-on-unhandled': {
    variable: 'MOCK_FAIL_ON_UNHANDLED',
    value: 'ON',
    help: 'on: calls that match no route get 501, and the exit code is 1 after any (off)',
  },
  'scenario-file': {
    variable: 'MOCK_SCENARIO_FILE',
    value: 'FILE',
    help: 'a custom scenario or a recording with which every world starts',
  },
  https: {
    variable: 'MOCK_HTTPS',
    value: 'ON',
    help: 'on: serves HTTPS with a self-signed certificate, or with that of --cert (off)',
  },
  cert: {
    variable: 'MOCK_CERT',
    value: 'FILE',
    help: 'the certificate for HTTPS, in PEM',
  },
  key: {
    variable: 'MOCK_KEY',
    value: 'FILE',
    help: "the certificate's private key, in PEM",
  },
  shadow: {
    variable: 'MOCK_SHADOW',
    value: 'URL',
    help: 'compare reads with this provider in the background; report: /__mock/shadow',
  },
  'shadow-token': {
    variable: 'MOCK_SHADOW_TOKEN',
    value: 'TOKEN',
    help: "this provider's token for calls with a token; better set as a variable",
  },
  record: {
    variable: 'MOCK_RECORD',
    value: 'URL',
    help: 'forward every call to this provider and record it, instead of mocking',
  },
  recording: {
    variable: 'MOCK_RECORDING',
    value: 'FILE',
    help: 'the file to create for the recording (recording.json)',
  },
};

export class BadSetting extends Error {}

export const helpText = (): string =>
  [
    'Usage: trait-market-mock [options]',
    '',
    'A stateful mock of the provider, with a control API at /__mock.',
    '',
    'Options and their environment variables:',
    ...Object.entries(DESCRIPTIONS).map(
      ([name, { value, variable, help }]) =>
        `  ${`--${name} ${value}`.padEnd(24)} ${variable.padEnd(18)} ${help}`,
    ),
    `  ${'--help'.padEnd(43)} print this`,
  ].join('\n');

const OPTION = { type: 'string' } as const;

const readOptions = (args: readonly string[]) => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: OPTION,
        host: OPTION,
        seed: OPTION,
        users: OPTION,
        traits: OPTION,
        product: OPTION,
        'legal-links-base': OPTION,
        'rpc-url-ethereum': OPTION,
        'rpc-url-polygon': OPTION,
        origins: OPTION,
        'allowed-hosts': OPTION,
        'seed-file': OPTION,
        data: OPTION,
        'set-aside': OPTION,
        'fail-on-unhandled': OPTION,
        'scenario-file': OPTION,
        https: OPTION,
        cert: OPTION,
        key: OPTION,
        shadow: OPTION,
        'shadow-token': OPTION,
        record: OPTION,
        recording: OPTION,
        help: { type: 'boolean', short: 'h' },
      },
    });
    return values;
  } catch (error) {
    const [line] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new BadSetting(`${line?.replace(/\.$/, '')}. --help lists the options.`);
  }
};

const ONLY_FOR_A_MOCK = ['data', 'seed-file', 'scenario-file', 'shadow'] as const;

const assertTogether = (settings: Settings): void => {
  const { https, cert, key, shadow } = settings;
  if ((cert === undefined) !== (key === undefined) || (cert !== undefined && https === 'off')) {
    throw new BadSetting('--cert and --key belong together, with --https on.');
  }
  if (https === 'on' && settings.record !== undefined) {
    throw new BadSetting('--https cannot be used with --record, which serves plain HTTP.');
  }
  if (settings['shadow-token'] !== undefined) {
    if (shadow === undefined) {
      throw new BadSetting('--shadow-token needs --shadow, which names the provider.');
    }
    if (!shadow.startsWith('https:') && !isLoopback(shadow)) {
      throw new BadSetting('--shadow-token needs a provider with https, except on this machine.');
    }
  }
  if (settings.record === undefined) {
    if (settings.recording === undefined) return;
    throw new BadSetting('--recording needs --record, which names the provider to record.');
  }
  const other = ONLY_FOR_A_MOCK.find((name) => settings[name] !== undefined);
  if (other !== undefined) {
    throw new BadSetting(`--${other} cannot be used with --record, which passes every call on.`);
  }
};

/** @throws BadSetting with the first invalid setting */
export const readSettings = (
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
): Settings | 'help' => {
  const { help, ...options } = readOptions(args);
  if (help === true) return 'help';

  const fromEnvironment = Object.entries(DESCRIPTIONS).flatMap(([name, { variable }]) =>
    variables[variable] === undefined ? [] : [[name, variables[variable]]],
  );
  const given: Record<string, unknown> = { ...Object.fromEntries(fromEnvironment), ...options };
  const { success, data, error } = SettingsSchema.safeParse(given);
  if (success) {
    assertTogether(data);
    return data;
  }
  const [issue] = error.issues;
  const name = SettingsSchema.keyof().parse(issue?.path[0]);
  const what = options[name] === undefined ? DESCRIPTIONS[name].variable : `--${name}`;
  const value = name === 'shadow-token' ? '…' : given[name];
  throw new BadSetting(`${what}=${value} cannot be used: ${issue?.message}`);
};
