import { afterAll, beforeAll } from 'vitest';

/** Fails a test file during which Node warned, such as of leaked listeners. */
const warnings: string[] = [];
const note = ({ name, message }: Error): void => void warnings.push(`${name}: ${message}`);

beforeAll(() => {
  warnings.length = 0;
  process.on('warning', note);
});

afterAll(async () => {
  await new Promise(setImmediate);
  process.off('warning', note);
  if (warnings.length > 0) throw new Error(`Node warned: ${warnings.join('; ')}`);
});
