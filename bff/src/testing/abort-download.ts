import { connect } from 'node:net';

export const abortDownload = (port: number, path: string, from = '127.0.0.1'): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    socket.on('error', reject).on('close', () => resolve());
    socket.once('data', () => socket.resetAndDestroy());
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  });
