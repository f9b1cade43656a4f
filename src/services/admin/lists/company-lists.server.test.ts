import { describe, expect, it } from 'vitest';
import { fileDatabase } from '#tests/support/file-database.ts';
import { makeStaff } from '#tests/support/staff.ts';
import type { Staff } from '../../shared/staff.ts';
import { findList } from './all-lists.server.ts';
import { careersSource } from './careers-list.server.ts';
import { contentSource } from './content-list.server.ts';
import { faqSource } from './faq-list.server.ts';
import type { ListSource } from './list-source.ts';
import { readList } from './read-list.server.ts';

const now = new Date('2026-11-16T09:00:00Z');
let admin: Staff;
const database = fileDatabase({
  seeded: true,
  arrange: async () => {
    admin = await makeStaff(now, 'admin');
  },
});

const names = [
  ...['partners', 'team', 'careers', 'applications', 'faq'],
  ...['portfolio', 'projects', 'workshops'],
];

async function idsOf(source: ListSource, query: string): Promise<string[]> {
  const list = await readList(source, new URLSearchParams(query), admin);
  if (!list.ok) throw new Error(`${source.list.name} could not be read`);
  return list.rows.map((row) => (row as { id: string }).id);
}

describe.each(names)('the list %s', (name) => {
  const source = findList(name)!;
  const { columns } = source.list;

  it('has the same rows in both directions of every sort', async () => {
    const sortable = Object.keys(columns).filter((id) => columns[id]!.isSortable);
    for (const id of sortable) {
      const up = await idsOf(source, `sort=${id}`);
      const down = await idsOf(source, `sort=-${id}`);
      expect(down.toSorted()).toEqual(up.toSorted());
    }
  });

  it('is divided by every flag, without losing a row', async () => {
    const all = await idsOf(source, '');
    const flags = Object.keys(columns).filter((id) => columns[id]!.filter?.kind === 'flag');
    for (const id of flags) {
      const parts = [await idsOf(source, `${id}=yes`), await idsOf(source, `${id}=no`)];
      expect(parts.flat().toSorted()).toEqual(all.toSorted());
    }
  });

  it('opens each of its views', async () => {
    const all = await idsOf(source, '');
    for (const query of Object.values(source.list.views ?? {})) {
      expect(all).toEqual(expect.arrayContaining(await idsOf(source, query)));
    }
  });
});

it('knows openings that are drafts, open or closed, by the day in Cairo', async () => {
  const states = { draft: "status = 'draft'", closed: "closes_on = '2026-11-15'" };
  const { rows } = await database.owner.query<{ id: string }>('select id from careers order by id');
  const [first, second] = rows.map(({ id }) => id);
  await database.owner.query(`update careers set ${states.draft} where id = $1`, [first]);
  await database.owner.query(`update careers set ${states.closed} where id = $1`, [second]);
  expect(await idsOf(careersSource, 'state=draft')).toEqual([first]);
  expect(await idsOf(careersSource, 'state=closed')).toEqual([second]);
  expect(await idsOf(careersSource, 'state=open')).toHaveLength(rows.length - 2);
});

it('lists questions by category, then by place', async () => {
  const { rows } = await database.owner.query<{ id: string }>(
    `select i.id from faq_items i join faq_categories c on c.id = i.category_id
     order by c.display_order, i.display_order, i.id`,
  );
  expect(await idsOf(faqSource, '')).toEqual(rows.map(({ id }) => id).slice(0, 50));
});

it('finds the texts of pages by words of either language, however deep they are', async () => {
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from page_content order by id limit 1',
  );
  const { id } = rows[0]!;
  const content = {
    en: { items: [{ title: 'Zebrano 100% veneer' }] },
    ar: { title: 'قشرة زيبرانو' },
  };
  await database.owner.query('update page_content set content = $2 where id = $1', [id, content]);
  for (const typed of ['zebrano', '100%', 'زيبرانو']) {
    expect(await idsOf(contentSource, `q=${encodeURIComponent(typed)}`)).toEqual([id]);
  }
  // The names of fields are not texts.
  expect(await idsOf(contentSource, 'q=items')).not.toContain(id);
});
