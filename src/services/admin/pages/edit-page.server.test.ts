import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parseParts, partField, type ComposedPage } from '#domain/content/page-parts.ts';
import { subscribeToChanges } from '#platform/content-cache.server.ts';
import { stopListening } from '#platform/database/listen.server.ts';
import type { TableChange } from '#platform/table-change.ts';
import { emptyReads, isAffectedBy, recordReads } from '#platform/tracked-reads.server.ts';
import { readBlocks } from '#services/content/read-blocks.server.ts';
import { readHome } from '#services/content/read-home.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createStaff } from '#tests/support/factories.ts';
import { undoChanges } from '../changes/undo-changes.server.ts';
import { storeDraft } from '../drafts/store-draft.server.ts';
import { contentSource } from '../lists/content-list.server.ts';
import { readList } from '../lists/read-list.server.ts';
import { previewRecord } from '../publishing/preview-record.server.ts';
import { publishRecord } from '../publishing/publish-record.server.ts';
import { readPublication } from '../publishing/read-publication.server.ts';
import { restoreVersion } from '../publishing/restore-version.server.ts';
import { changePageParts, type PartChange } from './change-page-parts.server.ts';
import { pagePublishable as pages } from './page-publishable.server.ts';
import { readPageDraft } from './read-page-draft.server.ts';
import { readPagesOverview } from './read-pages-overview.server.ts';
import { startFromDefault } from './start-from-default.server.ts';

let database: TestDatabase;
let editor: Staff;
const visitor = { actor: { kind: 'visitor' as const }, locale: 'en' as const };

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
  const userId = await createStaff(database.owner, 'content_manager');
  editor = { actor: { kind: 'user', userId, claims: {} }, now: new Date() };
});
beforeEach(() => database.owner.query('delete from record_drafts'));
afterAll(async () => {
  await stopListening();
  await database.close();
});

const partsOf = async (page: ComposedPage) =>
  parseParts((await readPageDraft(page, editor.actor))!.after['parts']);
const change = async (page: ComposedPage, what: PartChange) => {
  const result = await changePageParts(page, what, editor);
  if (!result.ok) throw new Error(result.reason);
  return result.part;
};
const type = async (page: ComposedPage, part: string, texts: Record<string, string>) => {
  const { before, draft } = (await readPageDraft(page, editor.actor))!;
  const patch = Object.entries(texts).map(([name, to]) => {
    const field = partField(part, name);
    return { field, from: before[field] ?? '', was: draft[field] ?? null, to };
  });
  expect(await storeDraft({ kind: 'page', id: page }, patch, editor)).toMatchObject({
    ok: true,
    conflicts: [],
  });
};
const publish = (page: ComposedPage) => publishRecord(pages, page, {}, editor);
const sectionsOf = async (page: string) =>
  (await readBlocks(page, visitor)).map(({ section }) => section);

it('reads every page of the shop without wanting to change it', async () => {
  for (const page of ['home', 'about', 'custom-service', 'privacy'] as const) {
    const found = await readPublication(pages, page, { ...editor, locale: 'en' });
    expect(found!.changed, page).toEqual([]);
    expect(
      found!.findings.filter(({ level }) => level === 'red'),
      page,
    ).toEqual([]);
    expect(await publish(page), page).toEqual({ ok: false, reason: 'nothing_to_publish' });
  }
});

it('publishes a text, and stores unknown keys and other texts as they were', async () => {
  const [first] = await partsOf('about');
  const stored = async () =>
    (await database.owner.query('select content from page_content where id = $1', [first!.id]))
      .rows[0].content;
  const before = await stored();
  await type('about', first!.id, { title: 'A shop that knows', title_ar: 'متجر يعرف' });
  expect(await publish('about')).toMatchObject({ ok: true });
  expect(await stored()).toEqual({
    ...before,
    en: { ...before.en, title: 'A shop that knows' },
    ar: { ...before.ar, title: 'متجر يعرف' },
  });
});

it('stores of a formatted text what the shop shows, and says what changes without tags', async () => {
  const [, block] = await partsOf('privacy');
  await type('privacy', block!.id, {
    body: '<h2 onclick="x()">Yours</h2><script>x()</script><ul><li><p>Oak</p></li></ul>',
    body_ar: '<p>لك</p>',
  });
  const { changed } = (await readPublication(pages, 'privacy', { ...editor, locale: 'en' }))!;
  const added = changed.map(({ parts }) =>
    parts
      .filter(({ kind }) => kind !== 'removed')
      .map(({ text }) => text)
      .join(''),
  );
  expect(added).toEqual(['Yours\n\nOak', 'لك']);
  expect(await publish('privacy')).toMatchObject({ ok: true });
  const { rows } = await database.owner.query('select content from page_content where id = $1', [
    block!.id,
  ]);
  expect(rows[0].content.en.body).toBe('<h2>Yours</h2><ul><li>Oak</li></ul>');
  expect(rows[0].content.ar.body).toBe('<p>لك</p>');
});

it('lists what was edited or added and is not published, each part once', async () => {
  const found = async (query: string) => {
    const list = await readList(contentSource, new URLSearchParams(query), editor);
    return list.ok ? list.rows.map(({ id }) => id).toSorted() : [];
  };
  const drafts = await found('status=draft');
  expect(await found('isEdited=yes')).toEqual([]);
  const [typed, hidden] = await partsOf('about');
  await type('about', typed!.id, { title: 'A shop that asks', title_ar: 'متجر يسأل' });
  await change('about', { change: 'hide', part: hidden!.id });
  await database.owner.query(
    `insert into page_sections (page_name, name, display_name, status)
     values ('shipping-info', 'visit', 'Visit', 'published')`,
  );
  const section = (await partsOf('shipping-info')).find((part) => part.type === 'section')!;
  await type('shipping-info', section.id, { display_name: 'Visit us' });
  const added = (await change('about', { change: 'add', type: 'block' }))!;
  const edited = [typed!.id, hidden!.id, section.id].toSorted();
  expect(await found('isEdited=yes')).toEqual(edited);
  expect(await found('status=draft')).toEqual([...drafts, added].toSorted());
  // Whatever else a draft holds, the list stays readable.
  for (const held of ['[{"id":"no', '[{"id":"no"}]', '[7]', '7', '']) {
    await database.owner.query(
      `update record_drafts set data = jsonb_set(data, '{parts,to}', to_jsonb($1::text))`,
      [held],
    );
    expect(await found('isEdited=yes'), held).toContain(typed!.id);
  }
});

it('adds, moves, hides and removes blocks when the page is published, and not before', async () => {
  const before = await sectionsOf('about');
  const added = (await change('about', { change: 'add', type: 'block' }))!;
  await type('about', added, {
    title: 'Open day',
    title_ar: 'يوم مفتوح',
    items: JSON.stringify([
      { id: '', title: 'Tea', title_ar: 'شاي', description: '', description_ar: '', url: '/shop' },
    ]),
  });
  await change('about', { change: 'up', part: added });
  const parts = await partsOf('about');
  await change('about', { change: 'hide', part: parts[1]!.id });
  await change('about', { change: 'remove', part: parts[2]!.id });
  expect(await sectionsOf('about')).toEqual(before);
  const result = await publish('about');
  expect(result).toMatchObject({ ok: true });
  const after = await sectionsOf('about');
  expect(after).toHaveLength(before.length - 1);
  expect(after.at(-2)).toMatch(/^block-/);
  const block = (await readBlocks('about', { ...visitor, locale: 'ar' })).at(-2)!;
  expect(block).toMatchObject({ title: 'يوم مفتوح', items: [{ title: 'شاي', url: '/shop' }] });

  if (!result.ok) throw new Error(result.reason);
  expect(await undoChanges(result.changeSet!, editor)).toMatchObject({ ok: true });
  expect(await sectionsOf('about')).toEqual(before);
});

it('moves a dropped part before another one, or behind all others', async () => {
  const ids = async () => (await partsOf('about')).map(({ id }) => id);
  const [first, second, third, ...rest] = await ids();
  await change('about', { change: 'before', part: first!, target: third! });
  expect(await ids()).toEqual([second, first, third, ...rest]);
  await change('about', { change: 'before', part: third!, target: second! });
  expect(await ids()).toEqual([third, second, first, ...rest]);
  await change('about', { change: 'before', part: third!, target: null });
  expect(await ids()).toEqual([second, first, ...rest, third]);
  const unknown = { change: 'before', part: first!, target: randomUUID() } as const;
  expect(await changePageParts('about', unknown, editor)).toMatchObject({ ok: false });
});

it('sets the time of publishing with the status, and clears it', async () => {
  const part = (await partsOf('contact'))[1]!;
  const row = async () =>
    (
      await database.owner.query('select status, published_at from page_content where id = $1', [
        part.id,
      ])
    ).rows[0];
  await change('contact', { change: 'unpublish', part: part.id });
  expect(await publish('contact')).toMatchObject({ ok: true });
  expect(await row()).toEqual({ status: 'draft', published_at: null });
  await change('contact', { change: 'publish', part: part.id });
  expect(await publish('contact')).toMatchObject({ ok: true });
  expect(await row()).toEqual({ status: 'published', published_at: editor.now });
});

it('finds a link to a page that visitors cannot see, and half a language', async () => {
  const [first] = await partsOf('faq');
  await type('faq', first!.id, {
    title_ar: '',
    body: '<p><a href="/product/no-such-chair">chair</a></p>',
    body_ar: '<p><a href="/shop">المتجر</a></p>',
  });
  const result = await publish('faq');
  expect(result).toMatchObject({
    ok: false,
    reason: 'not_ready',
    findings: [
      { rule: 'missing_arabic', field: partField(first!.id, 'title_ar') },
      { rule: 'broken_link', detail: '/product/no-such-chair' },
    ],
  });
});

it('counts a missing translation in the overview wherever the list of blocks shows one', async () => {
  const overview = async () =>
    (await readPagesOverview(editor)).find(({ page }) => page === 'custom-service')!.missingTexts;
  const listed = async () => {
    const list = await readList(contentSource, new URLSearchParams('missingArabic=yes'), editor);
    if (!list.ok) throw new Error(list.reason);
    return list.rows.filter(({ page }) => page === 'custom-service').length;
  };
  expect([await overview(), await listed()]).toEqual([0, 0]);
  // A point of a list, in a block that visitors do not see.
  const { rows } = await database.owner.query(
    `update page_content set is_visible = false, content = content #- '{ar,items,0,title}'
     where id = (select id from page_content where page_name = 'custom-service'
       and content #>> '{ar,items,0,title}' <> '' limit 1) returning id`,
  );
  expect(rows).toHaveLength(1);
  expect([await overview(), await listed()]).toEqual([1, 1]);
});

it('shows the draft in a preview, to nobody else, and stores nothing', async () => {
  const [first] = await partsOf('careers');
  await type('careers', first!.id, { title: 'Work here', title_ar: 'اعمل هنا' });
  const titleOf = async () => (await readBlocks('careers', visitor))[0]!.title;
  const before = await titleOf();
  expect(await previewRecord(pages, 'careers', editor, titleOf)).toBe('Work here');
  expect(await titleOf()).toBe(before);
});

it('previews the home page past its cache, and publishes into it within a second', async () => {
  const read = async () => (await readHome({ ...visitor, now: new Date() })).sections[0]!;
  const before = await read();
  const [section, item] = await partsOf('home');
  await type('home', section!.id, { display_name: 'Good day', display_name_ar: 'أهلًا' });
  await type('home', item!.id, { title: 'Made here', title_ar: 'صُنع هنا' });
  const previewed = await previewRecord(pages, 'home', editor, read);
  expect(previewed).toMatchObject({ title: 'Good day', items: [{ title: 'Made here' }] });
  expect(await read()).toEqual(before);
  expect(await publish('home')).toMatchObject({ ok: true });
  await eventually(async () => expect((await read()).title).toBe('Good day'));
});

it('outdates the pages that changed, and no other', async () => {
  const changes: TableChange[] = [];
  await subscribeToChanges((each) => void (each && changes.push(each)));
  const readsOf = async (page: string) => {
    const reads = emptyReads();
    await recordReads(reads, () => readBlocks(page, visitor));
    return reads;
  };
  const [partners, faq] = [await readsOf('partners'), await readsOf('faq')];
  const [first] = await partsOf('partners');
  await type('partners', first!.id, { title: 'Our company', title_ar: 'شركاؤنا' });
  expect(await publish('partners')).toMatchObject({ ok: true });
  await eventually(async () =>
    expect(changes.some((each) => isAffectedBy(each, partners))).toBe(true),
  );
  expect(changes.some((each) => isAffectedBy(each, faq))).toBe(false);
});

it('restores a version of which a part was removed since', async () => {
  const before = await sectionsOf('terms');
  const parts = await partsOf('terms');
  await change('terms', { change: 'remove', part: parts[1]!.id });
  expect(await publish('terms')).toMatchObject({ ok: true });
  const { rows } = await database.owner.query(
    `select id from content_versions where kind = 'page' and record_id = 'terms' and number = 0`,
  );
  expect(await restoreVersion(pages, 'terms', rows[0].id, editor)).toMatchObject({ ok: true });
  expect(await publish('terms')).toMatchObject({ ok: true });
  expect(await sectionsOf('terms')).toEqual(before);
});

it('starts an empty home from the one that the shop shows', async () => {
  await database.owner.query(`delete from page_sections where page_name = 'home'`);
  await database.owner.query(`delete from page_content where page_name = 'home'`);
  const read = async () => (await readHome({ ...visitor, now: new Date() })).sections;
  await eventually(async () => expect((await read())[0]!.id).toBe('hero'));
  const shown = await read();
  expect(await startFromDefault(editor)).toMatchObject({ ok: true });
  const published = await publish('home');
  expect(published).toMatchObject({ ok: true });
  await eventually(async () => expect((await read())[0]!.id).not.toBe('hero'));
  expect(
    (await read()).map(({ title, layout, columns, source, items }) => ({
      ...{ title, layout, columns, source },
      items: items.map(({ title: name }) => name),
    })),
  ).toEqual(
    shown.map(({ title, layout, columns, source, items }) => ({
      ...{ title, layout, columns, source },
      items: items.map(({ title: name }) => name),
    })),
  );
});
