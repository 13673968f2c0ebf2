import type { Plant } from '@trait-market/mock-server/planted';

type Conduct = Parameters<Parameters<Plant>[0]['context']['tables']['drawConduct']['put']>[1];

export const drawing =
  (conduct: Conduct): Plant =>
  ({ context: { tables } }) => {
    tables.drawConduct = { ...tables.drawConduct, find: () => conduct };
  };
