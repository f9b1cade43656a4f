import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person } from '#tests/support/ordering.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createRecord } from '../admin/records/create-record.server.ts';
import { findWorkshop } from './find-workshop.server.ts';
import { listWorkshopNames } from './list-workshop-names.server.ts';
import { listWorkshops } from './list-workshops.server.ts';
import { workshopRecord } from './workshop-record.ts';

const visitor = { actor: { kind: 'visitor' }, locale: 'en', now: new Date() } as const;
const arabic = { ...visitor, locale: 'ar' } as const;

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
});
afterAll(() => database.close());

describe('the workshops', () => {
  it('account for every piece of the shop, in places from north to south', async () => {
    const { workshops, places } = await listWorkshops(visitor);
    const { rows } = await database.owner.query(
      `select count(*)::integer as count from products where status = 'published'`,
    );
    expect(workshops.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(rows[0].count);
    expect(places.reduce((sum, { count }) => sum + count, 0)).toBe(workshops.length);
    const latitudes = places.map(({ latitude }) => latitude);
    expect(latitudes).toEqual(latitudes.toSorted((one, other) => other - one));
  });

  it('have a page with their pieces and projects, in the language of the reader', async () => {
    const english = await findWorkshop('abu-samra', visitor);
    const translated = await findWorkshop(english!.workshop.id, arabic);
    expect(english?.pieces.length).toBeGreaterThan(0);
    expect(english?.pieces.every(({ workshop }) => workshop === english.workshop.name)).toBe(true);
    expect(english?.projects.length).toBeGreaterThan(0);
    expect(translated?.workshop.name).toMatch(/\p{Script=Arabic}/u);
    expect(translated?.governorate).toMatch(/\p{Script=Arabic}/u);
  });

  it('have none when they are hidden or unknown; staff can still name them', async () => {
    await database.owner.query(`update workshops set is_visible = false where slug = 'usta-ragab'`);
    expect(await findWorkshop('usta-ragab', visitor)).toBeNull();
    expect(await findWorkshop('nobody', visitor)).toBeNull();
    const { workshops } = await listWorkshops(visitor);
    expect(workshops.map(({ slug }) => slug)).not.toContain('usta-ragab');
    const staff = await person(visitor.now, ['technical_office_manager']);
    expect(await listWorkshopNames(staff)).toHaveLength(workshops.length + 1);
  });

  it('are entered by the technical office, with digits of either script', async () => {
    const input = workshopRecord.schema.parse({
      ...Object.fromEntries(Object.keys(workshopRecord.schema.shape).map((field) => [field, ''])),
      ...{ name: 'New Lathes', slug: 'new-lathes', craft: 'mashrabiya', town: 'Cairo' },
      ...{ governorate: 'cairo', latitude: '٣٠٫٠٥', longitude: '31.25', is_visible: 'true' },
    });
    const enter = async (...roles: ('technical_office_manager' | 'marketing')[]) =>
      createRecord(workshopRecord, input, {
        actor: await person(visitor.now, roles),
        now: visitor.now,
      });
    expect(await enter('marketing')).toMatchObject({ ok: false });
    expect(await enter('technical_office_manager')).toMatchObject({ ok: true });
    const found = await findWorkshop('new-lathes', visitor);
    expect(found?.workshop).toMatchObject({ name: 'New Lathes', founded: null });
  });
});
