import { beforeAll, describe, expect, it } from 'vitest';
import { fileDatabase } from '#tests/support/file-database.ts';
import { makeStaff } from '#tests/support/staff.ts';
import { undoChanges } from '../admin/changes/undo-changes.server.ts';
import { partnersSource } from '../admin/lists/partners-list.server.ts';
import { readList } from '../admin/lists/read-list.server.ts';
import { changeRecord } from '../admin/records/change-record.server.ts';
import { changeSelectedRows } from '../admin/records/change-selected-rows.server.ts';
import { createRecord } from '../admin/records/create-record.server.ts';
import { readRecord } from '../admin/records/read-record.server.ts';
import type { RecordSource } from '../admin/records/record-source.ts';
import { removeRecord } from '../admin/records/remove-record.server.ts';
import { readPartners } from '../content/company-pages.server.ts';
import type { Staff } from '../shared/staff.ts';
import { arrangeRecords } from './arrange-records.server.ts';
import {
  careerRecord,
  faqCategoryRecord,
  faqItemRecord,
  partnerRecord,
  teamRecord,
} from './company-records.ts';
import { readArrangement } from './read-arrangement.server.ts';

const now = new Date('2026-11-16T09:00:00Z');
const database = fileDatabase();
let marketing: Staff;

beforeAll(async () => {
  marketing = await makeStaff(now, 'marketing');
});

const typed: Record<string, Record<string, string>> = {
  partner: { name: 'Nadim', name_ar: 'نديم', website_url: 'https://nadim.org', is_visible: 'true' },
  team_member: { name: 'Mona', position: 'Carpenter', is_visible: 'true' },
  career: {
    title: 'Upholsterer',
    department: 'Workshop',
    location: 'Cairo',
    employment_type: 'full_time',
    description: 'Sofas.',
    requirements: 'Patience\n\n Five years ',
    closes_on: '2026-12-31',
    status: 'published',
  },
  faq_category: { name: 'Delivery', slug: 'delivery', is_visible: 'true' },
};

function inputOf(source: RecordSource, texts: Record<string, string> = typed[source.kind]!) {
  const empty = Object.fromEntries(Object.keys(source.schema.shape).map((field) => [field, '']));
  return source.schema.parse({ ...empty, ...texts });
}

async function added(source: RecordSource, texts?: Record<string, string>): Promise<string> {
  const result = await createRecord(source, inputOf(source, texts), marketing);
  if (!result.ok) throw new Error(result.reason);
  return result.id;
}

describe('a record', () => {
  it.each([partnerRecord, teamRecord, careerRecord])(
    '$kind is added, read as the texts of its form, removed and brought back',
    async (source) => {
      const id = await added(source);
      const texts = await readRecord(source, id, marketing.actor);
      expect(inputOf(source, texts!)).toEqual(inputOf(source));
      const removed = await removeRecord(source, id, marketing);
      expect(removed).toMatchObject({ ok: true });
      expect(await readRecord(source, id, marketing.actor)).toBeNull();
      const changeSet = removed.ok ? removed.changeSet! : '';
      expect(await undoChanges(changeSet, marketing)).toMatchObject({ ok: true });
      expect(await readRecord(source, id, marketing.actor)).toEqual(texts);
    },
  );

  it('keeps lines as a list, without empty ones', async () => {
    const id = await added(careerRecord);
    const texts = await readRecord(careerRecord, id, marketing.actor);
    expect(texts).toMatchObject({
      requirements: 'Patience\nFive years',
      closes_on: '2026-12-31',
      title_ar: '',
    });
  });

  it('reports what a colleague has changed, in the texts of the form', async () => {
    const id = await added(partnerRecord);
    const change = { field: 'name', from: 'Nadim', to: 'Nadim Workshop' };
    expect(await changeRecord(partnerRecord, id, [change], marketing)).toMatchObject({ ok: true });
    const late = { field: 'name', from: 'Nadim', to: 'Nadeem' };
    expect(await changeRecord(partnerRecord, id, [late], marketing)).toMatchObject({
      ok: false,
      reason: 'conflict',
      conflicts: [{ field: 'name', before: 'Nadim', theirs: 'Nadim Workshop', mine: 'Nadeem' }],
    });
  });

  it('names the field whose value another record has', async () => {
    await added(faqCategoryRecord, { name: 'Care', slug: 'care' });
    const twin = await createRecord(
      faqCategoryRecord,
      inputOf(faqCategoryRecord, { name: 'Care 2', slug: 'care' }),
      marketing,
    );
    expect(twin).toMatchObject({ ok: false, fields: { slug: 'taken' } });
  });

  it.each(['sales', 'technical_office_manager'] as const)('is not touched by %s', async (role) => {
    const id = await added(partnerRecord);
    const stranger = await makeStaff(now, role);
    const change = { field: 'name', from: 'Nadim', to: 'Mine' };
    expect(await changeRecord(partnerRecord, id, [change], stranger)).toMatchObject({
      reason: 'forbidden',
    });
    expect(await createRecord(teamRecord, inputOf(teamRecord), stranger)).toMatchObject({
      reason: 'forbidden',
    });
    expect(await removeRecord(partnerRecord, id, stranger)).toMatchObject({ ok: false });
    expect(await readRecord(partnerRecord, id, marketing.actor)).toMatchObject({ name: 'Nadim' });
  });
});

describe('a category of questions', () => {
  it('stays while it has questions', async () => {
    const category = await added(faqCategoryRecord, { name: 'Orders', slug: 'orders' });
    const question = await added(faqItemRecord, {
      category_id: category,
      question: 'When?',
      answer: 'Soon.',
    });
    expect(await removeRecord(faqCategoryRecord, category, marketing)).toMatchObject({
      ok: false,
      reason: 'in_use',
    });
    expect(await removeRecord(faqItemRecord, question, marketing)).toMatchObject({ ok: true });
    expect(await removeRecord(faqCategoryRecord, category, marketing)).toMatchObject({ ok: true });
  });
});

describe('an order', () => {
  const texts = (name: string) => ({ name, position: 'Carpenter', is_visible: 'true' });
  const order = async () => {
    const [group] = await readArrangement('team', { actor: marketing.actor, locale: 'en' });
    return group!.items;
  };

  it('is changed from what was seen, and not when a colleague was faster', async () => {
    await database.owner.query('delete from team_members');
    for (const name of ['A', 'B', 'C']) await added(teamRecord, texts(name));
    const items = await order();
    const seen = [{ id: '', items }];
    const last = items[2]!.id;
    const move = { item: last, step: 'first' } as const;
    expect(await arrangeRecords('team', { seen, move }, marketing)).toMatchObject({ ok: true });
    expect((await order()).map(({ title }) => title)).toEqual(['C', 'A', 'B']);
    const late = { item: items[0]!.id, step: 'last' } as const;
    expect(await arrangeRecords('team', { seen, move: late }, marketing)).toEqual({
      ok: false,
      reason: 'changed_meanwhile',
    });
    expect((await order()).map(({ title }) => title)).toEqual(['C', 'A', 'B']);
  });

  it('takes a question into another category', async () => {
    const [from, to] = [
      await added(faqCategoryRecord, { name: 'One', slug: 'one' }),
      await added(faqCategoryRecord, { name: 'Two', slug: 'two' }),
    ];
    const id = await added(faqItemRecord, { category_id: from, question: 'Q', answer: 'A' });
    const reader = { actor: marketing.actor, locale: 'en' } as const;
    const seen = await readArrangement('faq', reader);
    const move = { item: id, group: to, index: 0 };
    expect(await arrangeRecords('faq', { seen, move }, marketing)).toMatchObject({ ok: true });
    const after = await readArrangement('faq', reader);
    expect(after.find((group) => group.id === to)?.items).toMatchObject([{ id, place: 0 }]);
    expect(await readRecord(faqItemRecord, id, marketing.actor)).toMatchObject({ category_id: to });
  });
});

describe('ticked partners', () => {
  it('are hidden from visitors in one change set, which brings them back', async () => {
    const id = await added(partnerRecord, { name: 'Ticked', is_visible: 'true' });
    const visible = async () =>
      (await readPartners({ actor: { kind: 'visitor' }, locale: 'en' })).some(
        (partner) => partner.id === id,
      );
    expect(await visible()).toBe(true);
    const hidden = await changeSelectedRows(
      partnersSource,
      { rows: [id], search: '' },
      {
        table: 'partners',
        title: 'Visibility',
        field: 'is_visible',
        to: false,
        from: (row) => row.isVisible ?? undefined,
        labelOf: (row) => row.name ?? '',
      },
      marketing,
    );
    expect(hidden).toMatchObject({ ok: true, results: [{ id, label: 'Ticked', ok: true }] });
    expect(await visible()).toBe(false);
    await undoChanges(hidden.ok ? hidden.changeSet! : '', marketing);
    expect(await visible()).toBe(true);
  });

  it('are listed by place', async () => {
    const list = await readList(
      partnersSource,
      new URLSearchParams('missingArabic=yes'),
      marketing,
    );
    expect(list).toMatchObject({ ok: true });
    const names = list.ok ? list.rows.map(({ name }) => name) : [];
    expect(names).toContain('Ticked');
    expect(names).not.toContain('Nadim');
  });
});
