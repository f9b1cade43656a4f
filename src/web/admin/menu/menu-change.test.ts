import { expect, it } from 'vitest';
import { menu } from './menu.ts';
import { menuChange, type MenuChange } from './menu-change.ts';

const namesIn = ({ gained, lost }: MenuChange) => ({
  gained: gained.map(({ name }) => name),
  lost: lost.map(({ name }) => name),
});

it('names what a customer gains with a first role', () => {
  expect(namesIn(menuChange([], ['sales']))).toEqual({
    gained: ['dashboard', 'orders', 'customService', 'coupons'],
    lost: [],
  });
});

it('leaves out what another role shows as well', () => {
  expect(namesIn(menuChange(['sales', 'marketing'], ['marketing']))).toEqual({
    gained: [],
    lost: ['orders', 'customService'],
  });
  expect(namesIn(menuChange(['admin', 'sales'], ['admin']))).toEqual({ gained: [], lost: [] });
});

it('names everything for the only role of an admin', () => {
  expect(menuChange(['admin'], []).lost).toHaveLength(menu.length);
});
