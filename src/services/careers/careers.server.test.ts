import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applicationInput } from '#domain/enquiries/application.ts';
import { mailsTo } from '#tests/support/accounts.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { fileUploads } from '#tests/support/uploads.ts';
import type { Caller } from '../shared/caller.ts';
import { applyForOpening } from './apply-for-opening.server.ts';
import { readOpenings } from './read-openings.server.ts';

const now = new Date('2026-11-15T10:00:00Z');
const visitor = { actor: { kind: 'visitor' }, locale: 'en', now } as const;
const caller: Caller = { actor: visitor.actor, attempt: { now, address: null, locale: 'ar' } };

const uploads = fileUploads();
const database = fileDatabase({ seeded: true });

const set = (id: string, assignment: string) =>
  database.owner.query(`update careers set ${assignment} where id = $1`, [id]);

let people = 0;
const application = (careerId: string) =>
  applicationInput.parse({
    career_id: careerId,
    full_name: 'Nour Adel',
    email: `nour${++people}@example.com`,
    phone: '01012345678',
    message: 'I turn wood.',
  });

const pdf = (text = '%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n') => new File([text], 'cv.pdf');
const rows = async (email: string) =>
  (await database.owner.query('select * from job_applications where email = $1', [email])).rows;

describe('the openings', () => {
  it('are in both languages, in the order set by staff', async () => {
    const [english, arabic] = [
      await readOpenings(visitor),
      await readOpenings({ ...visitor, locale: 'ar' }),
    ];
    expect(english.length).toBeGreaterThan(1);
    expect(arabic.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    expect(arabic.every(({ title }) => /\p{Script=Arabic}/u.test(title))).toBe(true);
    expect(english[0]).toMatchObject({
      requirements: expect.arrayContaining([expect.any(String)]),
    });
  });

  it('fall back to English where Arabic is missing', async () => {
    const [first] = await readOpenings(visitor);
    await set(first!.id, `title_ar = null, requirements_ar = '{}'`);
    const [translated] = await readOpenings({ ...visitor, locale: 'ar' });
    expect(translated).toMatchObject({ title: first!.title, requirements: first!.requirements });
  });

  it('stay open through their last day in Cairo', async () => {
    const [first] = await readOpenings(visitor);
    await set(first!.id, `closes_on = '2026-11-15'`);
    const shownAt = async (time: string) =>
      (await readOpenings({ ...visitor, now: new Date(time) })).some(({ id }) => id === first!.id);
    expect(await shownAt('2026-11-15T21:59:00Z')).toBe(true);
    expect(await shownAt('2026-11-15T22:01:00Z')).toBe(false);
    await set(first!.id, 'closes_on = null');
  });

  it('leave out unpublished ones', async () => {
    const [first] = await readOpenings(visitor);
    await set(first!.id, `status = 'draft'`);
    expect((await readOpenings(visitor)).map(({ id }) => id)).not.toContain(first!.id);
    await set(first!.id, `status = 'published'`);
  });
});

describe('an application', () => {
  it('is stored with a private CV, reported to staff, and acknowledged', async () => {
    const [opening] = await readOpenings(visitor);
    const input = application(opening!.id);
    const sent = await applyForOpening(input, pdf(), caller);
    const [stored] = await rows(input.email);
    expect(sent).toEqual({ ok: true, id: stored.id });
    expect(stored).toMatchObject({ position: opening!.title, locale: 'ar', status: 'new' });
    const file = join(uploads.folder, stored.cv_file);
    expect(readFileSync(file, 'latin1')).toMatch(/^%PDF-1\.7/);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(await mailsTo(database.owner, input.email)).toMatchObject([
      { template: 'application_received', locale: 'ar' },
    ]);
    const notices = await mailsTo(database.owner, 'hello@fustat.example');
    expect(notices.some(({ text }) => text.includes(input.email))).toBe(true);
  });

  it('sent twice is one application with one file', async () => {
    const [opening] = await readOpenings(visitor);
    const input = application(opening!.id);
    const before = uploads.list().length;
    const results = await Promise.all([1, 2].map(() => applyForOpening(input, pdf(), caller)));
    expect(new Set(results.map((result) => result.ok && result.id)).size).toBe(1);
    expect(uploads.list()).toHaveLength(before + 1);
  });

  it.each([
    ['no CV', undefined, 'cv_required'],
    ['a web page named as a PDF', pdf('<html>%PDF-1.7 %%EOF'), 'not_a_pdf'],
    ['a PDF that is cut off', pdf('%PDF-1.7\n1 0 obj'), 'not_a_pdf'],
    ['an archive behind a PDF', pdf('%PDF-1.7\n%%EOF\nPK\x03\x04'), 'not_a_pdf'],
    ['too large a CV', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cv.pdf'), 'cv_too_large'],
  ])('with %s is rejected, and nothing is stored', async (_, cv, reason) => {
    const [opening] = await readOpenings(visitor);
    const input = application(opening!.id);
    const before = uploads.list().length;
    expect(await applyForOpening(input, cv, caller)).toEqual({ ok: false, reason });
    expect(await rows(input.email)).toEqual([]);
    expect(uploads.list()).toHaveLength(before);
  });

  it('for a position that has closed meanwhile is rejected, and its CV is not stored', async () => {
    const [opening] = await readOpenings(visitor);
    await set(opening!.id, `closes_on = '2026-11-14'`);
    const before = uploads.list().length;
    expect(await applyForOpening(application(opening!.id), pdf(), caller)).toEqual({
      ok: false,
      reason: 'opening_closed',
    });
    expect(uploads.list()).toHaveLength(before);
    await set(opening!.id, 'closes_on = null');
  });

  it('outlives its opening', async () => {
    const [opening] = await readOpenings(visitor);
    const input = application(opening!.id);
    await applyForOpening(input, pdf(), caller);
    await database.owner.query('delete from careers where id = $1', [opening!.id]);
    expect(await rows(input.email)).toMatchObject([{ career_id: null, position: opening!.title }]);
  });
});
