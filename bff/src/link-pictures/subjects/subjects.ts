import { avatar } from './avatar';
import { collection } from './collection';
import { construction } from './construction';
import { draw } from './draw';
import { drop } from './drop';
import { profile } from './profile';
import { showcase } from './showcase';
import type { Subject } from './subject';
import { trait } from './trait';

export const subjects: readonly Subject[] = [
  trait,
  avatar,
  collection,
  drop,
  draw,
  construction,
  profile,
  showcase,
];
