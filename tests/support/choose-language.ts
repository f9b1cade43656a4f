import type { Page } from '@playwright/test';

/** From the menu of the header, or on a phone from the menu of the site, which must be open. */
export async function chooseLanguage(page: Page, name: 'English' | 'العربية'): Promise<void> {
  const menu = page.locator('.site-header summary').and(page.getByLabel(/^(Language|اللغة)$/));
  const visibleMenu = menu.locator('visible=true');
  if ((await visibleMenu.count()) > 0) await visibleMenu.click();
  await page.getByRole('button', { name }).locator('visible=true').click();
}
