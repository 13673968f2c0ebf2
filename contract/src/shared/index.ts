// `username` and its table are imported by path, because every page would load them otherwise.
export * from './decoration';
export * from './errors';
export * from './event-stream';
export * from './media-type';
export * from './private-texts';
export * from './query-string';
export * from './rate-limits';
export * from './read-event-stream';
export * from './responses';
export * from './retry-after';
export * from './route-metadata';
export * from './routes-of';
export * from './search';
export * from './signature';
export * from './unseen-characters';
export * from './wallet-address';
