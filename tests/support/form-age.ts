import { expect, type Page } from '@playwright/test';

/** Above what the form guard asks for. */
const minAge = 1600;

/**
 * Public forms reject what is sent sooner than a person could have typed it: waits until the form on
 * the page is old enough. Works without scripts too, where each response brings a new form.
 */
export async function waitForFormAge(page: Page): Promise<void> {
  const stamp = page.locator('input[name="stamp"]').first();
  const madeAt = Number.parseInt(await stamp.inputValue(), 36);
  await expect.poll(() => Date.now() - madeAt).toBeGreaterThan(minAge);
}
