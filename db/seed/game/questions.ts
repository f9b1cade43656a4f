import { atHome } from './questions/at-home.ts';
import { cairo } from './questions/cairo.ts';
import { clayAndStone } from './questions/clay-and-stone.ts';
import { lattice } from './questions/lattice.ts';
import { metalAndGlass } from './questions/metal-and-glass.ts';
import { ourShop } from './questions/our-shop.ts';
import type { Theme } from './questions/question.ts';
import { textiles } from './questions/textiles.ts';
import { wood } from './questions/wood.ts';

export const themes: readonly Theme[] = [
  wood,
  lattice,
  metalAndGlass,
  textiles,
  clayAndStone,
  cairo,
  atHome,
  ourShop,
];
