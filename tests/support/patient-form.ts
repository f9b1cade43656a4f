import type { Page } from '@playwright/test';

/** Public forms are taken from people, who need a moment: waits until the page is old enough. */
export async function beLikeAPerson(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const stamp = document.querySelector<HTMLInputElement>('input[name="stamp"]')?.value ?? '';
    return Date.now() - Number.parseInt(stamp, 36) > 1600;
  });
}
