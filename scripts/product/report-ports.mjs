// Preloaded into a server that a script starts: appends each port that the process listens on to the file in
// LISTENING_PORTS_FILE. npm, tsx and Vite run servers as grandchildren, which no channel of Node's reaches.
import { appendFileSync } from 'node:fs';
import { Server } from 'node:net';

const file = process.env['LISTENING_PORTS_FILE'];
const { listen } = Server.prototype;

/** @this {Server} */
function listenAndReport(/** @type {unknown[]} */ ...options) {
  this.once('listening', () => {
    const address = this.address();
    if (file === undefined || address === null || typeof address === 'string') return;
    try {
      appendFileSync(file, `${address.port}\n`);
    } catch {
      // A restart in development outlives the script that wanted to know.
    }
  });
  return Reflect.apply(listen, this, options);
}

Server.prototype.listen = listenAndReport;
