import { createServer } from 'node:http';

/** Traits of the long answer, which is 15 kB then. */
const TRAITS = 200;

const USER = JSON.stringify({
  walletAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
  username: 'ada',
  premiumTier: 'Elite',
});

const FOUND = JSON.stringify(
  Array.from({ length: TRAITS }, (_, index) => ({
    id: `laser-eyes-${index}`,
    traitValue: `Laser Eyes ${index}`,
    imageUrl: `/pictures/laser-eyes-${index}.svg`,
  })),
);

/**
 * The provider of the benchmarks: a short answer, a long one, one with a trait that is new every time, and
 * one of which all are, as fast as Node gives them.
 */
let given = 0;
const FRESH = /searchKey=fresh/;
const freshAnswer = (): string => FOUND.replace('-0"', `-0-${(given += 1)}"`);
const UNSEEN = /searchKey=unseen/;
const unseenAnswer = (): string => FOUND.replaceAll('"laser', `"laser-${(given += 1)}`);

const answerTo = (url = ''): string => {
  if (FRESH.test(url)) return freshAnswer();
  if (UNSEEN.test(url)) return unseenAnswer();
  return url.includes('/search') ? FOUND : USER;
};

createServer((req, res) => {
  req.resume();
  req.once('end', () => {
    const answer = answerTo(req.url);
    res.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(answer),
    });
    res.end(answer);
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
