import { expect, test } from 'vitest';

import { accountOf } from '../../kernel/account';
import { createRecords } from './records';

const account = accountOf('0x8ba1f109551bD432803012645Ac136ddd64DBA72');

test('changing what a repository returns does not change what it holds', () => {
  const { users, profiles } = createRecords();
  const added = users.add(account, { standing: 'good' });
  added.standing = 'banned';
  const found = users.find(account);
  expect(found?.standing).toBe('good');
  profiles.create(account, { username: 'Otter' });
  for (const profile of profiles.search('otter', 20)) profile.username = 'Changed';
  expect(profiles.find(account)?.username).toBe('Otter');
});

test('two sets of records share nothing', () => {
  const [one, other] = [createRecords(), createRecords()];
  one.users.add(account, { standing: 'good' });
  expect(other.users.find(account)).toBeUndefined();
  expect(one.users.count()).toBe(1);
});
