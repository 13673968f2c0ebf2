/** A server that only reads, for measuring what an attack costs on this machine without the BFF. */
import { createServer } from 'node:net';

const MOST_BYTES = 5_000_000;
const responseOf = (status: string): string =>
  `HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;

createServer((socket) => {
  let hasRequest = false;
  socket.on('error', () => socket.destroy());
  socket.on('data', (bytes) => {
    const isFirstRequest = !hasRequest && bytes.subarray(0, 4).toString() === 'GET ';
    hasRequest = true;
    if (isFirstRequest) socket.end(responseOf('200 OK'));
    else if (socket.bytesRead > MOST_BYTES) {
      socket.pause();
      socket.end(responseOf('413 Content Too Large'));
      socket.destroySoon();
    }
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
