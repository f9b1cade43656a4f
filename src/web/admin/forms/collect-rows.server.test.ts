import { expect, it } from 'vitest';
import { collectRows } from './collect-rows.server.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  data.set('features', '[{"id":"1","text":"old"}]');
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const collected = (fields: Record<string, string>) => {
  const data = form(fields);
  collectRows(data, ['features']);
  return JSON.parse(String(data.get('features')));
};

it('takes the cells of a page without scripts instead of the text', () => {
  const rows = collected({
    'rows.features.0.id': '1',
    'rows.features.0.text': 'Oak',
    'rows.features.0.text_ar': 'بلوط',
    'rows.features.1.id': '',
    'rows.features.1.text': 'Brass',
  });
  expect(rows).toEqual([
    { id: '1', text: 'Oak', text_ar: 'بلوط' },
    { id: '', text: 'Brass' },
  ]);
});

it('leaves the text of a page with scripts as it is', () => {
  expect(collected({})).toEqual([{ id: '1', text: 'old' }]);
});

it('moves rows by the typed place, in either digits, and leaves out removed ones', () => {
  const cells = (index: number, text: string, more: Record<string, string> = {}) => ({
    [`rows.features.${index}.text`]: text,
    [`rows.features.${index}.place!`]: String(index + 1),
    ...more,
  });
  const all = { ...cells(0, 'a'), ...cells(1, 'b'), ...cells(2, 'c') };
  const texts = (fields: Record<string, string>) =>
    collected(fields).map(({ text }: { text: string }) => text);
  expect(texts(all)).toEqual(['a', 'b', 'c']);
  expect(texts({ ...all, 'rows.features.2.place!': '١' })).toEqual(['c', 'a', 'b']);
  expect(texts({ ...all, 'rows.features.0.place!': '3' })).toEqual(['b', 'c', 'a']);
  expect(texts({ ...all, 'rows.features.1.remove!': 'true' })).toEqual(['a', 'c']);
});
