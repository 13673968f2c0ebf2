import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';

import { countTurns } from './testing/turns';
import { boundUnreadBody } from './unread-body';

test('T55 data that arrives after the response is read in chunks, one per turn of the event loop', async () => {
  const req = new IncomingMessage(new Socket());
  req.headers = { 'transfer-encoding': 'chunked' };
  const res = new ServerResponse(req);
  for (let chunk = 0; chunk < 32; chunk += 1) req.push(Buffer.alloc(65_536));
  req.push(null);
  const turns = countTurns();
  onTestFinished(turns.stop);
  const readIn: number[] = [];

  boundUnreadBody(req, res, { upload: 0, other: 0 });
  res.emit('finish');
  req.on('data', () => readIn.push(turns.now()));
  await once(req, 'end');

  expect(readIn).toHaveLength(32);
  expect(new Set(readIn).size).toBe(32);
});
