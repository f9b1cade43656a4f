import { expect, it } from 'vitest';
import { pictureOwners } from './picture-owners.ts';

const names: Record<string, string> = { blue: 'Nile blue', oak: 'Oak', long: '260 cm' };
const labelOf = (_: string, value: string) => names[value] ?? value;

it('offers each colour by its name, then what else differs', () => {
  const variants = [
    { id: 'a', color: 'blue', size: '', sku: 'S-1' },
    { id: 'b', color: 'blue', size: 'long', sku: 'S-2' },
    { id: 'c', color: 'red', size: 'long', sku: 'S-3' },
    { id: '', color: 'green', size: '', sku: 'S-4' },
  ];
  expect(pictureOwners(variants, labelOf)).toEqual([
    { value: 'a', label: 'Nile blue', isWholeColour: true },
    { value: 'b', label: 'Nile blue · 260 cm', isWholeColour: false },
    { value: 'c', label: 'red · 260 cm', isWholeColour: false },
  ]);
});

it('falls back to the SKU of a variant without options', () => {
  expect(pictureOwners([{ id: 'a', sku: 'S-1' }], labelOf)).toMatchObject([{ label: 'S-1' }]);
});
