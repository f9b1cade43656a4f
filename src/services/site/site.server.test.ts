import { expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { readSite } from './site.server.ts';

const database = fileDatabase({ seeded: true });

/** The same code loaded again, with connections and a memory of its own. */
async function anotherProcess(): Promise<typeof readSite> {
  vi.resetModules();
  const site = await import('./site.server.ts');
  const listening = await import('#platform/database/listen.server.ts');
  const { pointTo } = await import('#tests/support/database.ts');
  onTestFinished(async () => {
    await listening.stopListening();
    await pointTo(database.url);
  });
  return site.readSite;
}

it('is in the language of the reader, and in English where Arabic is missing', async () => {
  const english = await readSite('en');
  const arabic = await readSite('ar');
  expect(english).toMatchObject({ name: 'Fustat', currency: 'USD' });
  expect(arabic.name).toBe('الفسطاط');
  expect(arabic.tagline).toMatch(/\p{Script=Arabic}/u);
  await database.owner.query('update footer_config set tagline_ar = null');
  await eventually(async () => expect((await readSite('ar')).tagline).toBe(english.tagline));
});

it('names the numbers under which the shop is registered, and leaves out what is missing', async () => {
  expect((await readSite('en')).registration).toBe(
    'Tax number \u2066000-555-010\u2069 · Commercial register \u2066555010\u2069',
  );
  await database.owner.query(`update site_settings set tax_number = ''`);
  await eventually(async () =>
    expect((await readSite('ar')).registration).toBe('السجل التجاري \u2066555010\u2069'),
  );
});

it('shows a change of settings, footer or links after the notification from the database', async () => {
  await readSite('en');
  await database.owner.query(`update site_settings set brand_name = 'Riwaq', currency = 'EGP'`);
  await eventually(async () =>
    expect(await readSite('en')).toMatchObject({ name: 'Riwaq', currency: 'EGP' }),
  );
  await database.owner.query(`update footer_config set copyright = 'Of the makers'`);
  await eventually(async () => expect((await readSite('en')).copyright).toBe('Of the makers'));
  const [shown, ...others] = (await readSite('en')).socialLinks;
  await database.owner.query('update footer_social_links set active = false where url = $1', [
    shown!.url,
  ]);
  await eventually(async () => expect((await readSite('en')).socialLinks).toEqual(others));
});

it('is received by every process with a cache', async () => {
  const readers = [readSite, await anotherProcess(), await anotherProcess()];
  const names = () => Promise.all(readers.map(async (read) => (await read('en')).name));
  const [before] = await names();
  expect(await names()).toEqual([before, before, before]);
  await database.owner.query(`update site_settings set brand_name = 'Khan'`);
  await eventually(async () => expect(await names()).toEqual(['Khan', 'Khan', 'Khan']));
});

it('does not cache a failure', async () => {
  const read = await anotherProcess();
  await database.owner.query('alter table site_settings rename to hidden_settings');
  await expect(read('en')).rejects.toThrow('site_settings');
  await database.owner.query('alter table hidden_settings rename to site_settings');
  expect((await read('en')).name).toBe('Khan');
});
