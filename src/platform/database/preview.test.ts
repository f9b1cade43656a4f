import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createStaff } from '#tests/support/factories.ts';
import type { UserActor } from './actor.ts';
import { runPreview } from './preview.server.ts';
import { asActor, asSystem, asVisitor } from './run-as.server.ts';

let database: TestDatabase;
let editor: UserActor;

beforeAll(async () => {
  database = await testDatabase();
  const userId = await createStaff(database.owner, 'content_manager');
  editor = { kind: 'user', userId, claims: {} };
});
afterAll(() => database.close());

const tagline = sql<{ tagline: string | null }>`select tagline from public.footer_config`;
const roleName = sql<{ role: string }>`select current_user::text as role`;
const change = async (trx: Parameters<Parameters<typeof runPreview>[1]>[0]) => {
  await sql`update public.footer_config set tagline = 'Draft'`.execute(trx);
};

it('shows changes to the reads of a preview, as the visitor, and keeps nothing', async () => {
  const seen = await runPreview(editor, change, () =>
    Promise.all([
      asVisitor().read(tagline, roleName),
      asSystem().read(roleName),
      asActor(editor).read(roleName),
    ]),
  );
  expect(seen).toEqual([
    [[{ tagline: 'Draft' }], [{ role: 'anon' }]],
    [[{ role: 'service_role' }]],
    [[{ role: 'shop_user' }]],
  ]);
  expect(await asVisitor().read(tagline)).toEqual([[{ tagline: null }]]);
});

it('is not seen by others while it runs', async () => {
  let others: unknown;
  await runPreview(editor, change, async () => {
    others = (await database.owner.query('select tagline from footer_config')).rows;
  });
  expect(others).toEqual([{ tagline: null }]);
});

it('reads on after a read that failed', async () => {
  const broken = sql`select 1 / 0`;
  const seen = await runPreview(editor, change, async () => {
    const results = await Promise.allSettled([asVisitor().read(broken), asVisitor().read(tagline)]);
    return results.map(({ status }) => status);
  });
  expect(seen).toEqual(['rejected', 'fulfilled']);
});

it('writes nothing, and gives its connection back after a failure', async () => {
  const write = sql`update public.footer_config set about = 'Written'`;
  await expect(runPreview(editor, change, () => asActor(editor).read(write))).rejects.toThrow(
    'read-only',
  );
  for (let turn = 0; turn < 20; turn += 1) {
    await expect(
      runPreview(editor, change, () => Promise.reject(new Error('rendering failed'))),
    ).rejects.toThrow('rendering failed');
  }
  expect(await asVisitor().read(tagline)).toEqual([[{ tagline: null }]]);
});
