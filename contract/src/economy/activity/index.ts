export * from './activity.contract';
export * from './activity.schema';
