export * from './avatar-detail.contract';
