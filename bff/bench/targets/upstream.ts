import { createServer } from 'node:http';

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

createServer((req, res) => {
  req.resume();
  req.once('end', () => {
    const response = req.url?.includes('/search') === true ? FOUND : USER;
    res.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(response),
    });
    res.end(response);
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
