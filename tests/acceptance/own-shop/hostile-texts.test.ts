import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';

/** Would run if a page wrote it as HTML, into an attribute or into a script. Names its table. */
const payload = (table: string) =>
  `"'><img src=x id=${table} onerror="window.isHacked=1"></title></script><script>window.isHacked=1</script>`;
const address = 'javascript:window.isHacked=1';

/** Everything that staff type and lists show to visitors; a shop of its own, whose rows are replaced. */
const tables = [
  ...['products', 'product_images', 'portfolio_projects', 'portfolio_images', 'projects'],
  ...['partners', 'team_members', 'faq_categories', 'faq_items', 'careers', 'page_sections'],
  ...['footer_config', 'seo_settings', 'product_terms', 'site_settings'],
];

let database: TestDatabase;
let owner: pg.Client;
let shop: BuiltServer;

beforeAll(async () => {
  database = await testDatabase({ withYear: true });
  owner = new pg.Client(database.url);
  await owner.connect();
  for (const table of tables) await replaceTexts(table);
  await replaceBlocks();
  shop = await startBuiltServer(database.url);
});

afterAll(async () => {
  await shop.stop();
  await owner.end();
  await database.close();
});

/** Sets every text that no constraint limits. */
async function replaceTexts(table: string): Promise<void> {
  const { rows } = await owner.query<{ name: string; isList: boolean }>(
    `select c.column_name as name, c.data_type = 'ARRAY' as "isList"
     from information_schema.columns c
     where c.table_schema = 'public' and c.table_name = $1 and c.is_generated = 'NEVER'
       and c.data_type in ('text', 'ARRAY')
       and not exists (
         select from information_schema.constraint_column_usage u
         join pg_constraint p on p.conname = u.constraint_name
         where u.table_schema = 'public' and u.table_name = $1 and u.column_name = c.column_name
           and (p.contype in ('u', 'p', 'f') or pg_get_constraintdef(p.oid) ~ '(~|ANY|=) '))
       and c.column_name !~ '(image|_url|slug|sku|status|category|kind|currency|digits|page_name)$'`,
    [table],
  );
  expect(rows.length, table).toBeGreaterThan(0);
  const values = rows.map(({ name, isList }) => `${name} = ${isList ? 'array[$1]' : '$1'}`);
  await owner.query(`update ${table} set ${values.join(', ')}`, [payload(table)]);
}

/** Blocks and items of pages: texts and addresses. */
async function replaceBlocks(): Promise<void> {
  const { rows } = await owner.query<{ id: string; content: unknown }>(
    'select id, content from page_content',
  );
  for (const { id, content } of rows) {
    const replaced = JSON.stringify(hostile(content));
    await owner.query('update page_content set content = $2 where id = $1', [id, replaced]);
  }
}

function hostile(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    if (key.endsWith('url')) return address;
    return /title|description|body|text|alt/.test(key) ? payload('page_content') : value;
  }
  if (Array.isArray(value)) return value.map((each) => hostile(each));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, hostile(each, name)]),
  );
}

describe.each(['en', 'ar'])('in %s', (locale) => {
  it.each([
    ['/', ['page_content', 'site_settings', 'footer_config']],
    ['/shop', ['products', 'product_terms']],
    ['/search?q=isHacked', ['products', 'portfolio_projects', 'projects']],
    ['/portfolio', ['portfolio_projects']],
    ['/projects', ['projects']],
    ['/partners', ['partners']],
    ['/faq', ['faq_categories', 'faq_items']],
    ['/our-team', ['team_members']],
    ['/careers', ['careers']],
    ['/about', ['team_members', 'page_content', 'seo_settings']],
    ['/terms', ['page_content']],
  ])('%s shows what staff typed as text', async (path, shown) => {
    const response = await fetch(`${shop.url}/${locale}${path}`);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(shown.filter((table) => !html.includes(`&lt;img src=x id=${table}`))).toEqual([]);
    const running = [
      /<img src=x/,
      /<script>window\.isHacked/,
      /(?:href|src|action|poster|data)\s*=\s*["']?\s*javascript:/i,
    ];
    expect(running.filter((pattern) => pattern.test(html))).toEqual([]);
  });

  it('a search answers with data, never with a page', async () => {
    const response = await fetch(`${shop.url}/${locale}/search/results?q=isHacked`);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toContain('isHacked');
  });
});
