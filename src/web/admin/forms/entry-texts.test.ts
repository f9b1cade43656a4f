import { expect, it } from 'vitest';
import { correctedFields } from './corrected-fields.ts';
import { entryTexts } from './entry-texts.ts';

const form = (...entries: [string, string | File][]) => {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return entryTexts(data);
};
const corrected = (sent: ReturnType<typeof form>, now: ReturnType<typeof form>) => [
  ...correctedFields(
    { amount: 'invalid_amount', rooms: 'required', glb: 'model_too_large', agreed: 'required' },
    { sent, now, related: [] },
  ),
];

it('keeps the problem of what was not touched, and drops that of what is another value', () => {
  const sent = form(['amount', 'x'], ['rooms', 'office'], ['glb', new File(['ab'], 'sofa.glb')]);
  expect(corrected(sent, { ...sent })).toEqual([]);
  expect(corrected(sent, { ...sent, amount: '9' })).toEqual(['amount']);
});

it('sees another choice of a group, another file, and a box that was empty', () => {
  const sent = form(['rooms', 'office'], ['glb', new File(['ab'], 'sofa.glb')]);
  const now = form(
    ['rooms', 'office'],
    ['rooms', 'decor'],
    ['glb', new File(['abc'], 'sofa.glb')],
    ['agreed', 'on'],
  );
  expect(corrected(sent, now)).toEqual(['rooms', 'glb', 'agreed']);
});
