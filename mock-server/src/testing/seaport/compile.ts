import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import solc from 'solc';
import { isHex, type Hex } from 'viem';
import * as z from 'zod';

const OutputSchema = z.object({
  errors: z.optional(z.array(z.object({ severity: z.string(), formattedMessage: z.string() }))),
  contracts: z.optional(
    z.record(
      z.string(),
      z.record(
        z.string(),
        z.object({ evm: z.object({ bytecode: z.object({ object: z.string() }) }) }),
      ),
    ),
  ),
});

const hexOf = (digits: string): Hex => {
  const hex = `0x${digits}`;
  if (!isHex(hex)) throw new Error('The compiler gives code as hex');
  return hex;
};

/** @throws Error with the compiler's message if a file doesn't compile */
export const compileContracts = (files: readonly URL[]): ReadonlyMap<string, Hex> => {
  const sources = Object.fromEntries(
    files.map((file) => [fileURLToPath(file), { content: readFileSync(file, 'utf8') }]),
  );
  const input = {
    language: 'Solidity',
    sources,
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      // Keeps the files' paths out of the code, which would otherwise differ in every clone.
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
    },
  };
  const { errors = [], contracts = {} } = OutputSchema.parse(
    JSON.parse(solc.compile(JSON.stringify(input))),
  );
  const said = errors.map(({ formattedMessage }) => formattedMessage).join('\n');
  if (errors.some(({ severity }) => severity === 'error')) throw new Error(said);
  return new Map(
    Object.values(contracts).flatMap((file) =>
      Object.entries(file).map(([name, { evm }]) => [name, hexOf(evm.bytecode.object)] as const),
    ),
  );
};
