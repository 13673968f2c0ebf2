import { createServer } from 'node:http';

/** The provider of the benchmarks: one answer, as fast as Node gives it. */
const ANSWER = JSON.stringify({
  walletAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
  username: 'ada',
  premiumTier: 'Elite',
});

createServer((req, res) => {
  req.resume();
  req.once('end', () => {
    res.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(ANSWER),
    });
    res.end(ANSWER);
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
