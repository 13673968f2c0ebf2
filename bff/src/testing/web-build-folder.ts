import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const table = {
  pages: [
    {
      path: '/',
      title: 'Trait Market',
      description: 'Hats & eyes',
      html: '<h1>Trait Market</h1>',
      head: '<style>p{color:red}</style>',
      scripts: [],
    },
    {
      path: '/market',
      title: '"Market" <i>',
      description: 'What is on the market',
      html: '<p>$& on the market</p>',
      head: '<style>p{color:red}</style>',
      scripts: ['/assets/wall-a.js'],
    },
    {
      path: '/profile/:address',
      title: 'Profile',
      description: 'A collector',
      html: '<p>Profile</p>',
      head: '<style>p{color:red}</style>',
      scripts: [],
    },
  ],
  notFound: {
    title: 'Page not found',
    description: 'No page is here',
    html: '<p>Page not found</p>',
    head: '',
    scripts: [],
  },
  picture: { path: '/social.png', alt: 'A shelf', width: 1200, height: 630 },
};

export const SCRIPT = `console.log(${JSON.stringify('trait '.repeat(1000))});`;
export const SCRIPT_PATH = '/assets/main-d34db33f.js';

export const writeWebBuild = async (
  more: Record<string, string | Buffer> = {},
): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'web-'));
  await mkdir(join(root, 'assets'));
  await mkdir(join(root, '.vite'));
  const files: [string, string | Buffer][] = [
    [
      'index.html',
      '<!doctype html><head><!-- page --><title>Trait Market</title><!-- /page --></head><div id="root"></div>',
    ],
    ['pages.json', JSON.stringify(table)],
    ['.vite/manifest.json', '{}'],
    ['favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    [SCRIPT_PATH, SCRIPT],
    ...Object.entries(more),
  ];
  await Promise.all(files.map(([path, content]) => writeFile(join(root, path), content)));
  return root;
};
