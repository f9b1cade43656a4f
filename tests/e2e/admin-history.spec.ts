import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { alive } from '#tests/support/alive.ts';
import { demoAccount, loginAs } from '#tests/support/login.ts';
import { wear } from '#tests/support/look.ts';
import { atOneWidth, once } from '#tests/support/once.ts';
import { axe, axeInTheDark, expectNoSideways } from '#tests/support/page-health.ts';
import { inShop } from '#tests/support/shop-database.ts';

const texts = {
  en: { history: 'History', undo: 'Undo', undone: 'Undone', partner: 'Partner' },
  ar: { history: 'سجل التغييرات', undo: 'تراجع', undone: 'تم التراجع', partner: 'شريك' },
};

/** A partner that an admin has just renamed. */
async function renamePartner(name: string) {
  const [partner, changeSet] = [randomUUID(), randomUUID()];
  const { email } = demoAccount('admin');
  const changes = [{ table: 'partners', key: partner, field: 'name', from: 'Old', to: name }];
  // Hidden: public pages show all others, and their tests read every word.
  await inShop('insert into partners (id, name, is_visible) values ($1, $2, false)', [
    partner,
    name,
  ]);
  await inShop(
    `insert into change_sets (id, actor_id, title, state, applied_at, roles, changes, counts)
     select $1, id, $2, 'applied', now(), '{admin}', $3, '{"rows": 1, "fields": 1}' from auth.users where email = $4`,
    [changeSet, `Partner ${name}`, JSON.stringify(changes), email],
  );
  return { partner, changeSet };
}

for (const locale of ['en', 'ar'] as const) {
  test(`an admin takes a save back and finds it in the history, in ${locale} ${atOneWidth(locale)}`, async ({
    page,
    baseURL,
  }, { project }) => {
    const { partner, changeSet } = await renamePartner(`Renamed ${locale} ${project.name}`);
    await wear(page, baseURL!, { locale, theme: 'light' });
    await loginAs(page, 'admin');
    await page.goto(`/admin/changes/${changeSet}`);
    await axe(page);
    await axeInTheDark(page);
    await (await alive(page.getByRole('button', { name: texts[locale].undo }))).click();
    await expect(page.getByText(texts[locale].undone).first()).toBeVisible();
    const rows = await inShop('select name from partners where id = $1', [partner]);
    expect(rows).toEqual([{ name: 'Old' }]);

    await page.goto(`/admin/history?key=${partner}`);
    await expect(page.getByRole('heading', { name: texts[locale].history })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: texts[locale].partner });
    await expect(row).toContainText('Old');
    await axe(page);
    await axeInTheDark(page);
    await expectNoSideways(page);
  });
}

test('an admin looks as sales, saves nothing, and stops', once, async ({ page }) => {
  await loginAs(page, 'admin');
  await page.goto('/admin');
  const menu = page.getByLabel('View as another role').first();
  await (await alive(menu)).click();
  await page.getByRole('button', { name: 'Sales' }).click();
  const banner = page.getByText('You are viewing as Sales. Nothing can be saved.');
  await expect(banner).toBeVisible();
  await axe(page);
  await axeInTheDark(page);
  await page.goto('/admin/settings');
  await expect(page).toHaveURL(/unauthorized/);

  const { partner, changeSet } = await renamePartner(`Viewed ${randomUUID()}`);
  const headers = { origin: new URL(page.url()).origin };
  const response = await page.request.post(`/admin/changes/${changeSet}`, {
    form: { scope: 'all' },
    headers,
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  const [stored] = await inShop('select name from partners where id = $1', [partner]);
  expect(stored).not.toEqual({ name: 'Old' });

  await page.goto('/admin');
  await (await alive(page.getByRole('button', { name: 'Stop' }))).click();
  await expect(banner).toHaveCount(0);
});
