import type { AppConfig } from '@/config/app-config';

/** The data with which the BFF starts the page worker. */
export type WorkerOptions = {
  appConfig: AppConfig;
  /** The configured public origin. */
  origin: string | undefined;
  /** How long a page waits for its data, in ms. */
  dataDeadline: number;
};

/** A message from the BFF to the worker. */
export type ToWorker =
  | { kind: 'render'; id: number; url: string; world: string | null }
  | { kind: 'response'; id: number; status: number; body: string };

/** A message from the worker to the BFF. */
export type FromWorker =
  | { kind: 'ready'; skeletons: Skeleton[] }
  | { kind: 'page'; id: number; status: number; html: Html; isComplete: boolean }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'fetch'; id: number; url: string; world: string | null }
  /** Aborts a call whose page has been sent. */
  | { kind: 'abort'; id: number };

/** A document with its compressed forms, which cost more time than the BFF's main thread has. */
export type Html = { bytes: Uint8Array; br: Uint8Array; gzip: Uint8Array; etag: string };

/** A page without data, sent when rendering is too slow or the process is too busy. */
export type Skeleton = {
  /** The page's address as a router pattern; null for the page of unknown addresses. */
  path: string | null;
  /** Matches the paths of the page. */
  pattern: RegExp | null;
  /** Whether the page is the same for all visitors, so that the server can render its data. */
  isPublic: boolean;
  /** Whether the content depends on the query. Otherwise the server ignores it. */
  usesQuery: boolean;
  html: Html;
};
