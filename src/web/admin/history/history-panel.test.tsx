import { expect, it } from 'vitest';
import { renderForTest } from '../../shared/testing/render-for-test.tsx';
import { HistoryPanel } from './history-panel.tsx';

const line = {
  id: '1',
  at: new Date('2026-11-15T12:02:00Z'),
  actor: 'Mona Farid',
  op: 'update' as const,
  note: null,
  part: null,
  changeSet: null,
  fields: [
    { name: 'Status', before: 'placed', after: 'confirmed', isHidden: false },
    { name: 'Phone', before: null, after: null, isHidden: true },
  ],
};

it('shows who changed which field, and of personal values only that they changed', () => {
  const html = renderForTest(<HistoryPanel lines={[line]} />);
  expect(html).toContain('Mona Farid');
  expect(html).toContain('2:02');
  expect(html).toMatch(/<del><bdi>placed<\/bdi><\/del>.*<ins><bdi>confirmed<\/bdi><\/ins>/);
  expect(html).toMatch(/Phone<\/span> <span[^>]*>changed</);
});

it('says when nothing was changed yet', () => {
  expect(renderForTest(<HistoryPanel lines={[]} />)).toContain('No member of staff has changed');
});
