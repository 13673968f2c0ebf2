import { isLegalLinksBase, LEGAL_LINKS_BASE_WORDS } from '@trait-market/contract/login-message';
import { MAX_JSON_BYTES, RATE_LIMITS } from '@trait-market/contract/shared';
import { MAX_PICTURE_BYTES } from '@trait-market/contract/v1/users';
import * as z from 'zod';

import { isOrigin, list, number, oneOf, trustedProxies, url, variable } from '../variable';

const MINUTE_MS = 60_000;
const milliseconds = number(1, 10 * MINUTE_MS, 'milliseconds');
/** The minimum for header sizes is higher, because browsers' usual headers exceed 256 bytes. */
const bytes = number(256, 1_073_741_824, 'bytes');
const headerBytes = number(1024, 1_048_576, 'bytes');
const word = variable('letters, digits, _ or -', (text) =>
  /^[\w-]+$/.test(text) ? text : undefined,
);
const perMinute = number(1, 1_000_000_000, 'requests');
const headerName = /^[a-z][a-z0-9-]*$/;
// Hop-by-hop headers, and headers that the BFF sets. A client's value for one of them would break
// the call.
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

/** Environment variables. The table in docs/operating.md is generated from this schema. */
export const EnvironmentSchema = z.object({
  PORT: number(0, 65_535, 'a port')
    .prefault('4000')
    .describe('Port of the product; 0 selects a free port'),
  HOST: variable('a host name or an address', (text) => text)
    .optional()
    .describe('Address to listen on; absent: every address, IPv4 and IPv6'),
  PROVIDER_URL: url(['http:', 'https:'], { origin: true }).describe(
    "Origin of the provider's API, http or https",
  ),
  PROVIDER_CONNECTIONS: number(1, 10_000, 'connections')
    .prefault('128')
    .describe('Maximum number of connections to the provider'),
  CALLS_PER_ROUTE: number(1, 10_000, 'calls')
    .prefault('32')
    .describe('Maximum number of concurrent calls per route, so that none can use all connections'),
  QUEUE_PER_ROUTE: number(0, 100_000, 'calls')
    .prefault('128')
    .describe('Maximum number of queued calls per route; further calls are rejected'),
  CLIENT_SHARE_PERCENT: number(1, 100, 'percent')
    .prefault('25')
    .describe(
      "One client's maximum share of the connections, and of each route's concurrent and queued calls",
    ),
  RETRY_BUDGET_PERCENT: number(0, 100, 'percent')
    .prefault('10')
    .describe('Number of retries per hundred reads, in addition to a reserve of ten'),
  BREAKER_FAILURES: number(1, 100_000, 'failures')
    .prefault('10')
    .describe('Number of consecutive failures that opens the breaker of a group of routes'),
  BREAKER_REST_MS: milliseconds
    .prefault('1000')
    .describe('How long an open breaker rejects calls before it sends a probe'),
  PROVIDER_CA_FILE: variable('a file', (text) => text)
    .optional()
    .describe("Certificate authority of the provider, in PEM; absent: the system's authorities"),
  PROVIDER_CERT_FILE: variable('a file', (text) => text)
    .optional()
    .describe('Client certificate for the provider, in PEM'),
  PROVIDER_KEY_FILE: variable('a file', (text) => text)
    .optional()
    .describe('Key of the client certificate, in PEM'),
  WEB_ROOT: variable('a folder', (text) => text)
    .optional()
    .describe(
      "Folder of the web client's build, relative to the working folder; absent: only the API is served",
    ),
  PUBLIC_URL: url(['http:', 'https:'], { origin: true })
    .optional()
    .describe(
      'Public origin of the product, for link previews and the sitemap; absent: previews contain no address, and there is no sitemap',
    ),
  LEGAL_LINKS_BASE: variable(LEGAL_LINKS_BASE_WORDS, (text) =>
    isLegalLinksBase(text) ? new URL(text) : undefined,
  )
    .optional()
    .describe(
      "Base URL of the legal pages linked by the login message; must equal the provider's; absent: PUBLIC_URL, or else the web client's own pages",
    ),
  SOCIAL_URL: url(['http:', 'https:'])
    .optional()
    .describe("URL of the product's page on a social network, for the footer; absent: no link"),
  FORWARD_HEADERS: list('header names, none of a connection, comma separated', forwardedHeader)
    .prefault('')
    .describe('Extra request headers forwarded to the provider, comma separated'),
  CORS_ORIGINS: list('exact http or https origins, comma separated', (text) =>
    isOrigin(text) && !text.includes('*') ? text : undefined,
  )
    .prefault('')
    .describe(
      "Other origins whose pages may call the API, comma separated; absent: only the product's own origin",
    ),
  TRUST_PROXY: variable(
    'off, a number of hops, or addresses and subnets, comma separated',
    trustedProxies,
  )
    .prefault('off')
    .describe(
      'Proxies whose X-Forwarded-For header is trusted: off, a number of hops, or addresses and subnets',
    ),
  CLIENT_CONNECTIONS: number(1, 1_000_000, 'connections')
    .prefault('2000')
    .describe('Maximum number of client connections; further ones are closed immediately'),
  CONNECTIONS_PER_CLIENT: number(1, 1_000_000, 'connections')
    .prefault('500')
    .describe('Maximum number of connections per client; unlimited behind a proxy (TRUST_PROXY)'),
  EVENT_STREAMS: number(1, 100_000, 'streams')
    .prefault('1000')
    .describe(
      'Maximum number of open event streams; each also occupies a connection to the provider',
    ),
  EVENT_STREAMS_PER_CLIENT: number(1, 100_000, 'streams')
    .prefault('50')
    .describe('Maximum number of open event streams per client'),
  EVENT_IDLE_MS: milliseconds
    .prefault('45000')
    .describe(
      "Maximum silence of a provider's event stream, which sends something at least every 15 s",
    ),
  METRICS_PORT: number(0, 65_535, 'a port')
    .optional()
    .describe('Port of /metrics and /healthz, for the operator only; absent: disabled'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:'])
    .optional()
    .describe(
      'OpenTelemetry collector (OTLP over HTTP) that receives traces; absent: no traces are sent',
    ),
  TRACE_PERCENT: number(0, 100, 'percent')
    .prefault('10')
    .describe(
      'Share of traces that are recorded; also applies to traces that a client or gateway asks to record',
    ),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .prefault('info')
    .describe('Minimum level of log lines: fatal, error, warn, info, debug, trace or silent'),

  QUEUE_DEADLINE_MS: milliseconds
    .prefault('2000')
    .describe('Maximum time in the queue; the deadlines of calls start after it'),
  CONNECT_DEADLINE_MS: milliseconds
    .prefault('1000')
    .describe('Deadline for connecting to the provider'),
  READ_DEADLINE_MS: milliseconds.prefault('5000').describe('Deadline for a read, after the queue'),
  SEARCH_DEADLINE_MS: milliseconds
    .prefault('3000')
    .describe('Deadline for a search, after the queue'),
  WRITE_DEADLINE_MS: milliseconds
    .prefault('10000')
    .describe('Deadline for a write, after the queue'),
  UPLOAD_DEADLINE_MS: milliseconds
    .prefault('30000')
    .describe('Deadline for an upload, after the queue'),
  HEADERS_DEADLINE_MS: milliseconds
    .prefault('10000')
    .describe("Deadline for receiving a request's first line and headers from a client"),
  REQUEST_DEADLINE_MS: milliseconds
    .prefault('35000')
    .describe('Deadline for receiving a complete request from a client'),
  ANSWER_DEADLINE_MS: milliseconds
    .prefault('20000')
    .describe('How long a client may take to read the next part of a response'),
  KEEP_ALIVE_MS: milliseconds
    .prefault('65000')
    .describe(
      'How long an idle client connection stays open; must exceed the idle timeout of a load balancer in front',
    ),
  DRAIN_DELAY_MS: number(0, 10 * MINUTE_MS, 'milliseconds')
    .prefault('4000')
    .describe(
      'Delay from SIGTERM, when /healthz/ready starts to return 503, until connections are closed',
    ),
  DRAIN_DEADLINE_MS: milliseconds
    .prefault('10000')
    .describe('Deadline for open requests, after DRAIN_DELAY_MS'),

  JSON_LIMIT_BYTES: bytes.prefault(String(MAX_JSON_BYTES)).describe('Size of a JSON request body'),
  JSON_TOTAL_BYTES: bytes
    .prefault('33554432')
    .describe('Total size of the JSON request bodies that are arriving'),
  URL_LIMIT_BYTES: bytes.prefault('4096').describe('Size of a request URL'),
  HEADERS_LIMIT_BYTES: headerBytes.prefault('16384').describe("Total size of a request's headers"),
  TOKEN_LIMIT_BYTES: bytes.prefault('8192').describe('Size of the Authorization header'),
  UPLOAD_LIMIT_BYTES: bytes
    .prefault(String(MAX_PICTURE_BYTES))
    .describe('Size of an uploaded picture'),
  RESPONSE_LIMIT_BYTES: bytes
    .prefault('4194304')
    .describe('Size of a response body of the provider'),

  LINK_PICTURE_CACHE_BYTES: number(1_048_576, 1_073_741_824, 'bytes')
    .prefault('33554432')
    .describe('Total size of the cached pictures for link previews'),
  LINK_PICTURE_FRESH_MS: milliseconds
    .prefault('300000')
    .describe('How long a picture for link previews is reused before the provider is asked again'),
  LINK_PICTURE_QUEUE: number(0, 10_000, 'pictures')
    .prefault('32')
    .describe('Maximum number of queued pictures for link previews; further ones are rejected'),
  LINK_PICTURE_DEADLINE_MS: milliseconds
    .prefault('2000')
    .describe('Deadline for drawing a picture for link previews, after its data has arrived'),

  NONCE_LIMIT_PER_MINUTE: perMinute
    .prefault(String(RATE_LIMITS.nonce))
    .describe("A client's requests for a nonce"),
  LOGIN_LIMIT_PER_MINUTE: perMinute
    .prefault(String(RATE_LIMITS.login))
    .describe("A client's logins"),
  SEARCH_LIMIT_PER_MINUTE: perMinute
    .prefault(String(RATE_LIMITS.search))
    .describe("A client's searches"),
  UPLOAD_LIMIT_PER_MINUTE: perMinute
    .prefault(String(RATE_LIMITS.upload))
    .describe("A client's uploads"),
  EMAIL_LIMIT_PER_MINUTE: perMinute
    .prefault(String(RATE_LIMITS.email))
    .describe("A client's calls that concern its email address"),
  ORDERS_LIMIT_PER_MINUTE: perMinute
    .prefault(String(RATE_LIMITS.orders))
    .describe(
      "A client's signed actions: orders, fulfilments, cancellations, wraps, dressings, credits, packs",
    ),
  EVENTS_LIMIT_PER_MINUTE: perMinute
    .prefault(String(RATE_LIMITS.events))
    .describe("A client's attempts to open an event stream, including rejected ones"),
  PICTURES_LIMIT_PER_MINUTE: perMinute
    .prefault('240')
    .describe("A client's pictures for link previews; counted per instance"),
  READ_LIMIT_PER_MINUTE: perMinute
    .prefault(String(RATE_LIMITS.read))
    .describe("A client's other reads, including pictures of avatars; counted per instance"),
  WRITE_LIMIT_PER_MINUTE: perMinute
    .prefault(String(RATE_LIMITS.write))
    .describe("A client's other writes"),
  CLIENTS_PER_LIMIT: number(1, 10_000_000, 'clients')
    .prefault('50000')
    .describe(
      'Maximum number of clients that this process counts per limit; the oldest is dropped first',
    ),
  REDIS_URL: url(['redis:', 'rediss:'])
    .optional()
    .describe('Redis for rate limits shared by all instances; absent: each instance counts alone'),
  REDIS_DEADLINE_MS: milliseconds
    .prefault('250')
    .describe('Deadline for connecting to Redis, and for each of its replies'),

  SHEDDING: oneOf(['on', 'off'])
    .prefault('on')
    .describe(
      'on: while this process is overloaded, it rejects requests, searches first and logins last',
    ),
  SHED_UTILISATION_PERCENT: number(1, 100, 'percent')
    .prefault('95')
    .describe(
      'The process is overloaded if its event loop is busy for this share of the time, and …',
    ),
  SHED_DELAY_MS: milliseconds.prefault('25').describe('… runs its timers with at least this delay'),

  OFFLINE: oneOf(['on', 'off'])
    .prefault('on')
    .describe(
      'on: browsers store the app, so that it opens without a network; off: they delete it and its service worker',
    ),
  DEMO_WALLET: oneOf(['on', 'off'])
    .prefault('off')
    .describe('on: users can sign in with a demo wallet, whose key is public'),
  WALLETCONNECT_PROJECT_ID: variable('letters and digits', (text) =>
    /^\w+$/.test(text) ? text : undefined,
  )
    .optional()
    .describe(
      'WalletConnect project id; absent: choosing WalletConnect shows that it is unavailable',
    ),
  PAGE_DATA_DEADLINE_MS: milliseconds
    .prefault('300')
    .describe('How long a rendered page waits for its data, before it is sent without'),
  PAGE_FRESH_MS: number(0, 10 * MINUTE_MS, 'milliseconds')
    .prefault('10000')
    .describe('How long a rendered page is sent again; 0 renders each page for each visitor'),
  PAGE_RENDERS: number(0, 1000, 'pages')
    .prefault('8')
    .describe('Maximum number of concurrently rendered pages; further ones are sent without data'),
  PAGE_CACHE_BYTES: bytes
    .prefault('33554432')
    .describe('Maximum size of all rendered pages in memory, in bytes'),
  SITEMAP_DEADLINE_MS: milliseconds
    .prefault('120000')
    .describe('Deadline for sending a part of the sitemap whose lists are still being read'),
  RPC_URL_ETHEREUM: url(['http:', 'https:'])
    .optional()
    .describe('RPC endpoint of Ethereum mainnet; public: the browser sees it'),
  RPC_URL_POLYGON: url(['http:', 'https:'])
    .optional()
    .describe('RPC endpoint of Polygon; public: the browser sees it'),
  EXPLORER_URL_ETHEREUM: url(['https:'], { origin: true })
    .prefault('https://etherscan.io')
    .describe(
      'Block explorer of Ethereum mainnet, to which pages link; its /token and /tx pages are used',
    ),
  EXPLORER_URL_POLYGON: url(['https:'], { origin: true })
    .prefault('https://polygonscan.com')
    .describe('Block explorer of Polygon, to which pages link; its /token and /tx pages are used'),
  IMAGE_HOSTS: list('http or https origins, comma separated', (text) =>
    isOrigin(text) ? text : undefined,
  )
    .prefault('')
    .describe(
      'Further origins from which browsers may load pictures and the BFF fetches them for link previews, comma separated; others are blocked',
    ),

  FEATURE_FLAGS_HOST: url(['http:', 'https:'])
    .optional()
    .describe(
      'Host of the feature flag service or of its CDN; absent: flags have built-in defaults',
    ),
  FEATURE_FLAGS_KEY: word.optional().describe('Client key of the feature flags; public'),
  FEATURE_FLAGS_USAGE_URL: url(['http:', 'https:'])
    .optional()
    .describe('URL that receives batched reports of evaluated flags; absent: no reports'),
  ANALYTICS_URL: url(['http:', 'https:'])
    .optional()
    .describe("URL that receives page views, each as the route's pattern; absent: none are sent"),
  CHAT_SCRIPT_URL: url(['http:', 'https:'])
    .optional()
    .describe(
      "Module script of a live chat, which sets TraitMarketChat; can't be combined with INTERCOM_APP_ID",
    ),
  INTERCOM_APP_ID: word
    .optional()
    .describe("Intercom workspace of a live chat; can't be combined with CHAT_SCRIPT_URL"),

  ECONOMY: oneOf(['on', 'off'])
    .prefault('off')
    .describe(
      'on: forwards /economy/v1, the market, to a provider that supports it; off: 404. Feature flags enable its pages',
    ),
  BEACON_CHAIN_HASH: variable('a chain hash: 64 hexadecimal digits', (text) =>
    /^[0-9a-f]{64}$/.test(text) ? text : undefined,
  )
    .optional()
    .describe(
      "Chain hash of the drand network whose public randomness decides draws; absent: drand's quicknet",
    ),
  MOCK_CONTROL_URL: url(['http:', 'https:'])
    .optional()
    .describe(
      'Control page of the mock provider: the web links to it and joins its worlds; absent in production',
    ),
});
