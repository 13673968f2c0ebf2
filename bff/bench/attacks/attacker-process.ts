import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const ATTACKER = fileURLToPath(new URL('../attacker.ts', import.meta.url));

export const startAttacker = async (attack: number, url: string) => {
  const attacker = fork(ATTACKER, [String(attack), url], { execArgv: ['--import', 'tsx'] });
  const kill = (): void => void attacker.kill('SIGKILL');
  process.once('exit', kill);
  attacker.once('exit', () => process.off('exit', kill));
  await once(attacker, 'message');
  return {
    begin: (): void => void attacker.send('begin'),
    end: async (): Promise<number> => {
      const [said, exited] = [once(attacker, 'message'), once(attacker, 'exit')];
      attacker.send('end');
      const [count] = await said;
      await exited;
      return z.number().parse(count);
    },
  };
};
