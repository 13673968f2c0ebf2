import type { WorldClient } from './mock-server';

type Json = Record<string, unknown>;

export const addFault = async (world: WorldClient, fault: Json) =>
  (await world.call('post', '/__mock/faults').send(fault).expect(200)).body;

export const enterScenario = async (world: WorldClient, name: string): Promise<void> => {
  await world.call('post', '/__mock/scenario').send({ name }).expect(200);
};

export const stateOf = async (world: WorldClient) =>
  (await world.call('get', '/__mock/state').expect(200)).body;

export const journalOf = async (world: WorldClient) =>
  (await world.call('get', '/__mock/journal').expect(200)).body.entries;
