import { expect, it } from 'vitest';
import { renderForTest } from '../../shared/testing/render-for-test.tsx';
import { UndoNotice } from './undo-notice.tsx';

it('offers nothing when nothing was written', () => {
  const html = renderForTest(<UndoNotice changeSet={null}>Nothing to save.</UndoNotice>);
  expect(html).toContain('Nothing to save.');
  expect(html).not.toContain('<form');
});
