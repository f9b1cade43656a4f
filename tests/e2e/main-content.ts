import type { Page } from '@playwright/test';

/** What tests find in the main part of a page. */
export const main = (page: Page) => page.getByRole('main');

export const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });

export const input = (page: Page, name: string) => main(page).locator(`[name="${name}"]`);

export const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click();
