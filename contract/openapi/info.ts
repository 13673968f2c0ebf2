/** The publisher, as both documents name it. */
export const PUBLISHER = {
  contact: { name: 'The maintainers of Trait Market' },
  license: {
    name: 'All rights reserved: the owner has not chosen a license',
    identifier: 'LicenseRef-All-Rights-Reserved',
  },
};

export const SERVERS = [
  {
    url: '/',
    description:
      'The server that sent this document. On your machine the product is at http://localhost:4000 and the mock at http://localhost:4001.',
  },
];
