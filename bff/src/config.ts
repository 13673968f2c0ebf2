import { isLegalLinksBase, LEGAL_LINKS_BASE_WORDS } from '@trait-market/contract/login-message';
import * as z from 'zod';

import { StatedError } from './log/stated-error';
import { isOrigin, list, number, oneOf, trustedProxies, url, variable } from './variable';

const MINUTE_MS = 60_000;
const milliseconds = number(1, 10 * MINUTE_MS, 'milliseconds');
/** A lower limit would refuse the headers that every browser sends. */
const bytes = number(256, 1_073_741_824, 'bytes');
const headerBytes = number(1024, 1_048_576, 'bytes');
const word = variable('letters, digits, _ or -', (text) =>
  /^[\w-]+$/.test(text) ? text : undefined,
);
const perMinute = number(1, 1_000_000_000, 'requests');
const headerName = /^[a-z][a-z0-9-]*$/;
/**
 * Hop-by-hop headers, and headers set by the BFF. Forwarding a client's value would break the call.
 */
const OWN_HEADERS = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
const forwardedHeader = (text: string): string | undefined => {
  const name = text.toLowerCase();
  return headerName.test(name) && !OWN_HEADERS.has(name) ? name : undefined;
};

/**
 * Every environment variable that the BFF reads, with its description and its production default.
 * The table in docs/operating.md is generated from it.
 */
export const EnvironmentSchema = z.object({
  PORT: number(0, 65_535, 'a port')
    .prefault('4000')
    .describe('Port of the product; 0 takes a free one'),
  HOST: variable('a host name or an address', (text) => text)
    .optional()
    .describe('Address to listen on; absent: every address, IPv4 and IPv6'),
  PROVIDER_URL: url(['http:', 'https:'], { origin: true }).describe(
    "Origin of the provider's API, http or https",
  ),
  PROVIDER_CONNECTIONS: number(1, 10_000, 'connections')
    .prefault('128')
    .describe('Most connections to the provider at a time'),
  CALLS_PER_ROUTE: number(1, 10_000, 'calls')
    .prefault('32')
    .describe('Most calls of one route under way at a time, so that none takes all connections'),
  QUEUE_PER_ROUTE: number(0, 100_000, 'calls')
    .prefault('128')
    .describe('Most calls of one route that wait for their turn; more are refused'),
  CLIENT_SHARE_PERCENT: number(1, 100, 'percent')
    .prefault('25')
    .describe("One client's part of the connections, and of a route's calls and places to wait"),
  RETRY_BUDGET_PERCENT: number(0, 100, 'percent')
    .prefault('10')
    .describe('Second tries per hundred reads, beside a reserve of ten'),
  BREAKER_FAILURES: number(1, 100_000, 'failures')
    .prefault('10')
    .describe('Failures in a row that open the breaker of a group of routes'),
  BREAKER_REST_MS: milliseconds
    .prefault('1000')
    .describe('How long an open breaker refuses before one call tries again'),
  PROVIDER_CA_FILE: variable('a file', (text) => text)
    .optional()
    .describe('Certificate authority of the provider, in PEM; absent: those of the system'),
  PROVIDER_CERT_FILE: variable('a file', (text) => text)
    .optional()
    .describe('Certificate that the provider is shown, in PEM'),
  PROVIDER_KEY_FILE: variable('a file', (text) => text)
    .optional()
    .describe("That certificate's key, in PEM"),
  WEB_ROOT: variable('a folder', (text) => text)
    .optional()
    .describe('Folder of the built web, from the working folder; absent: only the API is served'),
  PUBLIC_URL: url(['http:', 'https:'], { origin: true })
    .optional()
    .describe(
      'Origin that people reach the product at, for link previews; absent: they carry no address',
    ),
  LEGAL_LINKS_BASE: variable(LEGAL_LINKS_BASE_WORDS, (text) =>
    isLegalLinksBase(text) ? new URL(text) : undefined,
  )
    .optional()
    .describe(
      'Where the legal pages are that the login message links to; the same at the provider; absent: PUBLIC_URL, or our own pages',
    ),
  SOCIAL_URL: url(['http:', 'https:'])
    .optional()
    .describe("Address of the product's page on a social network, for the footer; absent: no link"),
  FORWARD_HEADERS: list('header names, none of a connection, comma separated', forwardedHeader)
    .prefault('')
    .describe('Extra request headers that the provider may see, comma separated'),
  CORS_ORIGINS: list('exact http or https origins, comma separated', (text) =>
    isOrigin(text) && !text.includes('*') ? text : undefined,
  )
    .prefault('')
    .describe('Origins whose pages may call the API, comma separated; absent: none but our own'),
  TRUST_PROXY: variable(
    'off, a number of hops, or addresses and subnets, comma separated',
    trustedProxies,
  )
    .prefault('off')
    .describe(
      'Proxies whose X-Forwarded-For is believed: off, a number of hops, or addresses and subnets',
    ),
  CLIENT_CONNECTIONS: number(1, 1_000_000, 'connections')
    .prefault('2000')
    .describe('Most connections of clients at a time; one more is closed at once'),
  CONNECTIONS_PER_CLIENT: number(1, 1_000_000, 'connections')
    .prefault('500')
    .describe('Most of them of one client; not counted behind a proxy (TRUST_PROXY)'),
  EVENT_STREAMS: number(1, 100_000, 'streams')
    .prefault('1000')
    .describe('Most streams of events at a time; each holds a connection to the provider, too'),
  EVENT_STREAMS_PER_CLIENT: number(1, 100_000, 'streams')
    .prefault('50')
    .describe('Most of them of one client'),
  EVENT_IDLE_MS: milliseconds
    .prefault('45000')
    .describe(
      "Silence of a provider's stream after which it is ended; it says something every 15 s",
    ),
  METRICS_PORT: number(0, 65_535, 'a port')
    .optional()
    .describe('Port of /metrics and /healthz, for the operator alone; absent: there are none'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:'])
    .optional()
    .describe('OpenTelemetry collector (OTLP over HTTP) that traces go to; absent: to nobody'),
  TRACE_PERCENT: number(0, 100, 'percent')
    .prefault('10')
    .describe(
      'Share of the traces that are recorded, also of those that a client or gateway asks to record',
    ),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .prefault('info')
    .describe('fatal, error, warn, info, debug, trace or silent'),

  QUEUE_DEADLINE_MS: milliseconds
    .prefault('2000')
    .describe('Waiting for a turn; the deadlines of calls begin after it'),
  CONNECT_DEADLINE_MS: milliseconds.prefault('1000').describe('Connecting to the provider'),
  READ_DEADLINE_MS: milliseconds.prefault('5000').describe('A read, from its turn on'),
  SEARCH_DEADLINE_MS: milliseconds.prefault('3000').describe('A search, from its turn on'),
  WRITE_DEADLINE_MS: milliseconds.prefault('10000').describe('A write, from its turn on'),
  UPLOAD_DEADLINE_MS: milliseconds.prefault('30000').describe('An upload, from its turn on'),
  HEADERS_DEADLINE_MS: milliseconds
    .prefault('10000')
    .describe("A client's request line and headers"),
  REQUEST_DEADLINE_MS: milliseconds.prefault('35000').describe("A client's whole request"),
  ANSWER_DEADLINE_MS: milliseconds
    .prefault('20000')
    .describe("A client's taking the next piece of an answer"),
  KEEP_ALIVE_MS: milliseconds
    .prefault('65000')
    .describe('An idle client connection; longer than the balancer in front keeps it'),
  DRAIN_DELAY_MS: number(0, 10 * MINUTE_MS, 'milliseconds')
    .prefault('4000')
    .describe('From SIGTERM, when /healthz/ready turns 503, until connections are closed'),
  DRAIN_DEADLINE_MS: milliseconds.prefault('10000').describe('Finishing open requests after that'),

  JSON_LIMIT_BYTES: bytes.prefault('65536').describe('A JSON request body'),
  JSON_TOTAL_BYTES: bytes
    .prefault('33554432')
    .describe('All JSON request bodies that are arriving, together'),
  URL_LIMIT_BYTES: bytes.prefault('4096').describe('A request URL'),
  HEADERS_LIMIT_BYTES: headerBytes.prefault('16384').describe("All of a request's headers"),
  TOKEN_LIMIT_BYTES: bytes.prefault('8192').describe('The Authorization header'),
  UPLOAD_LIMIT_BYTES: bytes.prefault('5242880').describe('An uploaded picture'),
  RESPONSE_LIMIT_BYTES: bytes.prefault('4194304').describe("A body of the provider's"),

  NONCE_LIMIT_PER_MINUTE: perMinute.prefault('60').describe("A client's requests for a nonce"),
  LOGIN_LIMIT_PER_MINUTE: perMinute.prefault('20').describe("A client's logins"),
  SEARCH_LIMIT_PER_MINUTE: perMinute.prefault('240').describe("A client's searches"),
  UPLOAD_LIMIT_PER_MINUTE: perMinute.prefault('20').describe("A client's uploads"),
  EMAIL_LIMIT_PER_MINUTE: perMinute
    .prefault('20')
    .describe("A client's calls about its email address"),
  ORDERS_LIMIT_PER_MINUTE: perMinute
    .prefault('120')
    .describe(
      "A client's signed actions: orders, fulfilments, cancellations, wraps, dressings, credits, packs",
    ),
  EVENTS_LIMIT_PER_MINUTE: perMinute
    .prefault('120')
    .describe("A client's streams of events that are opened, refused ones included"),
  READ_LIMIT_PER_MINUTE: perMinute
    .prefault('3000')
    .describe("A client's other reads, pictures of avatars included; counted by each instance"),
  WRITE_LIMIT_PER_MINUTE: perMinute.prefault('120').describe("A client's other writes"),
  CLIENTS_PER_LIMIT: number(1, 10_000_000, 'clients')
    .prefault('50000')
    .describe('Most clients that this process counts for one limit; the oldest is forgotten first'),
  REDIS_URL: url(['redis:', 'rediss:'])
    .optional()
    .describe('Redis that instances share their rate limits in; absent: each counts for itself'),
  REDIS_DEADLINE_MS: milliseconds
    .prefault('250')
    .describe('Connecting to Redis, and each of its answers'),

  SHEDDING: oneOf(['on', 'off'])
    .prefault('on')
    .describe('on refuses requests that this process has no time for: search first, login last'),
  SHED_UTILISATION_PERCENT: number(1, 100, 'percent')
    .prefault('95')
    .describe('Share of the time that the event loop must be busy for that, and …'),
  SHED_DELAY_MS: milliseconds.prefault('25').describe('… how late it must run its timers'),

  DEMO_WALLET: oneOf(['on', 'off'])
    .prefault('off')
    .describe('on offers a wallet whose key is public, for a first look'),
  WALLETCONNECT_PROJECT_ID: variable('letters and digits', (text) =>
    /^\w+$/.test(text) ? text : undefined,
  )
    .optional()
    .describe('Project id of the wallet-relay protocol; absent: choosing it says so'),
  RPC_URL_ETHEREUM: url(['http:', 'https:'])
    .optional()
    .describe('RPC endpoint of Ethereum mainnet; public: the browser sees it'),
  RPC_URL_POLYGON: url(['http:', 'https:'])
    .optional()
    .describe('RPC endpoint of Polygon; public: the browser sees it'),
  IMAGE_HOSTS: list('http or https origins, comma separated', (text) =>
    isOrigin(text) ? text : undefined,
  )
    .prefault('')
    .describe(
      'Origins besides our own that pictures may come from, comma separated; others are blocked',
    ),

  FEATURE_FLAGS_HOST: url(['http:', 'https:'])
    .optional()
    .describe('Where feature flags are asked for, or a CDN of it; absent: what is built in holds'),
  FEATURE_FLAGS_KEY: word.optional().describe('Client key of the feature flags; public'),
  FEATURE_FLAGS_USAGE_URL: url(['http:', 'https:'])
    .optional()
    .describe('Address told in batches which flags were read; absent: nobody is'),
  ANALYTICS_URL: url(['http:', 'https:'])
    .optional()
    .describe("Address told of page views, by the route's pattern; absent: nobody is"),
  CHAT_SCRIPT_URL: url(['http:', 'https:'])
    .optional()
    .describe('Module script of a live chat that sets TraitMarketChat; not with INTERCOM_APP_ID'),
  INTERCOM_APP_ID: word
    .optional()
    .describe('Workspace of a live chat by Intercom; not with CHAT_SCRIPT_URL'),

  ECONOMY: oneOf(['on', 'off'])
    .prefault('off')
    .describe(
      'on forwards /economy/v1, the market, to a provider that has it; off: 404. Feature flags open its pages',
    ),
  MOCK_CONTROL_URL: url(['http:', 'https:'])
    .optional()
    .describe(
      'Control page of the mock provider: the web links to it and takes part in its worlds; absent in production',
    ),
});

/** The parsed settings. Deadlines in ms, limits in bytes. */
export type Config = z.output<typeof EnvironmentSchema>;

/** Thrown for an invalid environment; the message is one line that names each bad variable. */
export class ConfigurationError extends StatedError {
  override name = 'ConfigurationError';
}

/** Returns conflicts between variables that are valid on their own. */
const contradictions = (config: Config): string[] => {
  const {
    FEATURE_FLAGS_HOST: host,
    FEATURE_FLAGS_KEY: key,
    FEATURE_FLAGS_USAGE_URL: usage,
  } = config;
  const { PORT, METRICS_PORT, REDIS_URL } = config;
  const flagsAreWhole = host === undefined ? (key ?? usage) === undefined : key !== undefined;
  return [
    ...(config.HEADERS_DEADLINE_MS <= config.REQUEST_DEADLINE_MS
      ? []
      : ['HEADERS_DEADLINE_MS must not be longer than REQUEST_DEADLINE_MS, of which it is a part']),
    ...(PORT === 0 || PORT !== METRICS_PORT
      ? []
      : ['METRICS_PORT must be another port than PORT: it is for the operator alone']),
    ...(REDIS_URL === undefined || /^\/?\d{0,4}$/.test(REDIS_URL.pathname)
      ? []
      : ['REDIS_URL must name a database by its number, such as redis://redis.example.com:6379/0']),
    ...(config.ECONOMY === 'off' || config.EVENT_STREAMS < config.CLIENT_CONNECTIONS
      ? []
      : ['EVENT_STREAMS must be fewer than CLIENT_CONNECTIONS, so that others get one']),
    ...(config.EVENT_STREAMS_PER_CLIENT <= config.EVENT_STREAMS
      ? []
      : ['EVENT_STREAMS_PER_CLIENT must not be more than EVENT_STREAMS']),
    ...(config.JSON_LIMIT_BYTES * 2 <= config.JSON_TOTAL_BYTES
      ? []
      : ['JSON_TOTAL_BYTES must be at least twice JSON_LIMIT_BYTES, so that a body fits']),
    ...(flagsAreWhole
      ? []
      : ['FEATURE_FLAGS_HOST and FEATURE_FLAGS_KEY must be set for feature flags, both of them']),
    ...(config.CHAT_SCRIPT_URL === undefined || config.INTERCOM_APP_ID === undefined
      ? []
      : ['CHAT_SCRIPT_URL and INTERCOM_APP_ID must not both be set: there is one live chat']),
  ];
};

/**
 * Parses the environment. An empty variable counts as unset.
 *
 * @throws ConfigurationError
 */
export const readConfig = (environment: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== ''));
  const result = EnvironmentSchema.safeParse(given);
  const complaints = result.success
    ? contradictions(result.data)
    : result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  if (result.success && complaints.length === 0) return result.data;
  throw new ConfigurationError(complaints.join('; '));
};
