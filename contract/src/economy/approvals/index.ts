export * from './approvals.contract';
export * from './approvals.schema';
