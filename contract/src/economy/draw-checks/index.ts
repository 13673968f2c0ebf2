export * from './check-head';
export * from './check-limits';
export * from './check-receipt';
export * from './check-wallet';
export * from './is-logged-as';
export * from './log-fault';
export * from './signed-entry';
