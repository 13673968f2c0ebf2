export * from './watchlist.contract';
export * from './watchlist.schema';
