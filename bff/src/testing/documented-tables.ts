import { EnvironmentSchema as schema } from '../config/environment';
import { refusals } from '../refusal';

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export const environmentTable = (): string => {
  const absent = schema.safeParse({}).error?.issues.map(({ path }) => path.join('.')) ?? [];
  const present = schema.partial({ PROVIDER_URL: true }).parse({});
  return Object.entries(schema.shape)
    .map(([name, variable]) => {
      const value = Object.entries(present).find(([key]) => key === name)?.[1];
      const text = value === false ? 'off' : String(value ?? '');
      const byDefault = absent.includes(name) ? 'required' : text === '' ? '' : `\`${text}\``;
      return row(`\`${name}\``, byDefault, variable.description ?? '');
    })
    .join('\n');
};

export const refusalTable = (): string =>
  Object.entries(refusals)
    .map(([code, { status, message }]) => row(`\`${code}\``, String(status), message))
    .join('\n');
