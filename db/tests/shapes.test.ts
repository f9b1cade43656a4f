import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCart } from '#domain/cart/parse-cart.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createProduct, createVariant, insert } from '#tests/support/factories.ts';

const texts = {
  fits: ['{}', '{oak,walnut}', '{""}'],
  not: ['{oak,NULL}', '{NULL}', '{{oak,walnut},{red,blue}}'],
};
const pairs = {
  fits: ['[]', '[["Frame", "Beech"], ["", ""]]'],
  not: [
    '{}',
    '[1, null]',
    '[null]',
    '["Frame"]',
    '[["Frame"]]',
    '[["Frame", null]]',
    '[["a", 1]]',
  ].concat('[["a", "b", "c"]]', '[[["a", "b"]]]', '[{"label": "a"}]', '"text"', '7', 'null'),
};

const dimensions = {
  fits: ['{"width": 80, "depth": 40, "height": 75}'],
  not: [
    '[]',
    '{}',
    'null',
    '7',
    '{"width": 80, "depth": 40}',
    '{"width": "80", "depth": 40, "height": 7}',
    '{"width": -1, "depth": 40, "height": 7}',
    '{"width": 1e9, "depth": 40, "height": 7}',
    '{"width": [80], "depth": 40, "height": 7}',
    '{"width": null, "depth": 4, "height": 7}',
    '[{"width": 80, "depth": 40, "height": 75}]',
  ],
};

/** Columns of clients that pages draw: what fits, and what must not be stored. */
const shaped: Record<string, { fits: string[]; not: string[] }> = {
  'careers.requirements': texts,
  'careers.requirements_ar': texts,
  'coupons.product_ids': {
    fits: ['{}'],
    not: ['{NULL}', '{0b0e2f1c-97a5-4a3e-9d2c-0d6d5f3d7a11}'],
  },
  'coupons.rooms': {
    fits: ['{}', '{office,decor}'],
    not: ['{NULL}', '{office,NULL}', '{kitchen}', '{{office},{decor}}'],
  },
  // A question has two options at least, in Arabic as many or none.
  'game_questions.options': { ...texts, fits: ['{oak,walnut}'] },
  'game_questions.options_ar': { ...texts, fits: ['{}', '{oak,walnut}'] },
  'portfolio_projects.materials_ar': texts,
  'portfolio_projects.materials_en': texts,
  'product_variants.dimensions': dimensions,
  'products.colors': texts,
  'products.dimensions': dimensions,
  'products.features': texts,
  'products.features_ar': texts,
  'products.materials': texts,
  'products.specifications': pairs,
  'products.specifications_ar': pairs,
  'products.tags': texts,
  'products.variant_options': {
    fits: [
      '{}',
      '{"colors": [], "materials": [], "sizes": []}',
      '{"colors": [{"name": "Oak", "value": "oak", "code": "#aa8844", "name_ar": "بلوط"}]}',
      '{"sizes": [{"name": "Large", "value": "l", "name_ar": null}]}',
    ],
    not: ['[]', 'null', '"x"', '{"colors": {}}', '{"colors": null}', '{"colors": [null]}']
      .concat(
        '{"sizes": ["l"]}',
        '{"colors": [{"name": "Oak"}]}',
        '{"colors": [[{"name": "a", "value": "b"}]]}',
      )
      .concat('{"materials": [{"name": 1, "value": "oak"}]}')
      .concat('{"colors": [{"name": "Oak", "value": "oak", "code": 7}]}')
      .concat('{"colors": [{"name": "Oak", "value": "oak", "name_ar": {}}]}'),
  },
};

/** Their readers take any type: tests below and in src/services/content prove it. */
const readAsAnything: Record<string, string> = {
  'carts.basket': 'parseCart',
  'page_content.content': 'toSectionItem, toBlock and the texts of the editor',
  'page_sections.config': 'parseSectionConfig',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

interface Column {
  name: string;
  type: string;
}

/** Lists and JSON that a client may write. */
async function clientColumns(): Promise<Column[]> {
  const { rows } = await database.owner.query<Column>(`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and (t.typcategory = 'A' or t.typname in ('json', 'jsonb'))
      and exists (select from unnest('{anon,authenticated,service_key}'::text[]) role,
        unnest('{insert,update}'::text[]) verb
        where has_column_privilege(role, c.oid, a.attnum, verb))
    order by 1`);
  return rows;
}

/** A row of each table, whose columns are changed. */
async function sampleRows(): Promise<Map<string, string>> {
  const { owner } = database;
  const product = await createProduct(owner);
  const samples = {
    products: product,
    product_variants: await createVariant(owner, product.id),
    coupons: await insert(owner, 'coupons', {
      ...{ code: 'SHAPES', discount_type: 'fixed', discount_value: '5.00' },
    }),
    careers: await insert(owner, 'careers', {
      title: 'Joiner',
      department: 'Bench',
      location: 'Cairo',
      employment_type: 'full_time',
      description: '',
    }),
    portfolio_projects: await insert(owner, 'portfolio_projects', {
      slug: 'a-flat',
      title_en: 'A flat',
      category: 'residential',
    }),
    game_questions: await insert(owner, 'game_questions', {
      question: 'Which wood?',
      options: ['oak', 'walnut'],
      ['correct_answer']: 'oak',
    }),
  };
  return new Map(Object.entries(samples).map(([table, { id }]) => [table, id]));
}

describe('lists and JSON of clients', () => {
  it('have a shape, or a reader that takes anything', async () => {
    const known = [...Object.keys(shaped), ...Object.keys(readAsAnything)].toSorted();
    expect((await clientColumns()).map(({ name }) => name)).toEqual(known);
  });

  it('are stored in their shape only', async () => {
    const wrong: string[] = [];
    const samples = await sampleRows();
    for (const { name, type } of await clientColumns()) {
      const [table, column] = name.split('.') as [string, string];
      const accepts = async (value: string) => {
        const update = `update ${table} set ${column} = $1::${type} where id = $2`;
        try {
          const { rowCount } = await database.owner.query(update, [value, samples.get(table)]);
          return rowCount === 1;
        } catch (error) {
          // Older constraints cannot look into lists of lists; a list of products names known ones.
          if (['23514', '0A000', '23503'].includes((error as { code: string }).code)) return false;
          throw error;
        }
      };
      for (const value of shaped[name]?.fits ?? []) {
        if (!(await accepts(value))) wrong.push(`${name} rejects ${value}`);
      }
      for (const value of shaped[name]?.not ?? []) {
        if (await accepts(value)) wrong.push(`${name} accepts ${value}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('reject the list that once threw while its page was rendered', async () => {
    const specifications = JSON.stringify([1, null]);
    await expect(createProduct(database.owner, { specifications })).rejects.toMatchObject({
      constraint: 'products_specifications_shape',
    });
  });
});

describe('the migration', () => {
  it('leaves out what does not fit', async () => {
    const { owner } = database;
    await owner.query('drop trigger check_shapes on products');
    const { rows } = await owner.query<{ table: string; name: string }>(
      `select conrelid::regclass::text as table, conname as name from pg_constraint
       where conname like '%\\_shape'`,
    );
    for (const { table, name } of rows) {
      await owner.query(`alter table ${table} drop constraint ${name}`);
    }
    await owner.query(`alter table products add constraint products_specifications_check check (true),
      add constraint products_specifications_ar_check check (true),
      add constraint products_variant_options_check check (true)`);
    const { id } = await createProduct(owner, {
      specifications: '[1, null, ["Frame", "Beech"], ["Seat"], ["Height", 45]]',
      variant_options: '{"colors": [null, {"name": "Oak", "value": "oak"}], "sizes": 7}',
      tags: ['new', null],
      features: [['oak'], ['red']],
    });
    await owner.query('begin');
    await owner.query(
      await readFile(join(import.meta.dirname, '../migrations/0113_shapes.sql'), 'utf8'),
    );
    await owner.query('commit');
    const stored = await owner.query(
      'select specifications, variant_options, tags, features from products where id = $1',
      [id],
    );
    expect(stored.rows).toEqual([
      {
        specifications: [['Frame', 'Beech']],
        variant_options: { colors: [{ name: 'Oak', value: 'oak' }], materials: [], sizes: [] },
        tags: ['new'],
        features: ['oak', 'red'],
      },
    ]);
  });
});

it('a cart of any other shape is no cart', () => {
  for (const stored of [
    '{}',
    '{"lines": [null], "version": {}}',
    '{"lines": 7}',
    '[1, null]',
    'null',
  ]) {
    expect(parseCart(stored)).toBeNull();
  }
});
