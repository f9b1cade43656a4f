import { describe, expect, it } from 'vitest';
import { createFormStamp } from '#services/shared/form-stamp.server.ts';
import { rejectBots } from './reject-bots.server.ts';

process.env['DATABASE_URL'] ??= 'postgres://nobody@127.0.0.1/none';
process.env['AUTH_SECRET'] ??= 'only-for-tests-0123456789-abcdefghij';

const now = new Date('2026-11-15T10:00:00Z');
const later = new Date(now.getTime() + 5000);

const sent = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

describe('a public form', () => {
  it('is accepted from a person who took a moment and left the hidden field empty', () => {
    expect(rejectBots(sent({ stamp: createFormStamp(now), homepage: '' }), later)).toBeNull();
  });

  it.each([
    ['that fills in the hidden field', { stamp: createFormStamp(now), homepage: 'x' }, 'trapped'],
    ['that sends at once', { stamp: createFormStamp(later) }, 'too_fast'],
    ['that never opened the page', {}, 'expired'],
  ])('is rejected for a program %s', (_, fields, reason) => {
    expect(rejectBots(sent(fields), later)).toEqual({ ok: false, reason });
  });
});
