export * from './notices.contract';
export * from './notices.schema';
