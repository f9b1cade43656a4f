import { expect, test } from '@playwright/test';
import { alive } from '#tests/support/alive.ts';
import { intercept } from '#tests/support/intercept.ts';
import { loginAs } from '#tests/support/login.ts';
import { wear } from '#tests/support/look.ts';
import { atOneWidth, once } from '#tests/support/once.ts';
import {
  axe,
  axeInTheDark,
  expectNoSideways,
  expectOneLanguage,
} from '#tests/support/page-health.ts';
import { inShop } from '#tests/support/shop-database.ts';

const path = '/admin/settings/jobs';
const texts = {
  en: {
    title: 'Failed jobs and mail',
    retry: 'Try again',
    retried: 'The job has been started again.',
    notices: 'Notifications',
    error: 'Error',
  },
  ar: {
    title: 'المهام والرسائل المتعثرة',
    retry: 'إعادة المحاولة',
    retried: 'أُعيد تشغيل المهمة.',
    notices: 'تنبيهات',
    error: 'خطأ',
  },
};

/** A job of a task that no process runs: it stays as it is. */
async function failJob(task: string): Promise<void> {
  await inShop(`select graphile_worker.add_job($1, '{}', max_attempts => 1)`, [task]);
  await inShop(
    `update graphile_worker._private_jobs j set attempts = 1, last_error = '550 mailbox unavailable'
     from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = $1`,
    [task],
  );
}

for (const locale of ['en', 'ar'] as const) {
  test(`an admin finds a failed job and starts it again, in ${locale} ${atOneWidth(locale)}`, async ({
    page,
    baseURL,
  }, { project }) => {
    const task = `example-${locale}-${project.name}`;
    await failJob(task);
    await wear(page, baseURL!, { locale, theme: 'light' });
    await loginAs(page, 'admin');
    await page.goto('/admin/settings');
    await page.getByRole('link', { name: texts[locale].title }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts[locale].title })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: task });
    await expect(row).toContainText('550 mailbox unavailable');
    await axe(page);
    await axeInTheDark(page);
    await expectNoSideways(page);
    await expectOneLanguage(page, locale);
    const lost = await intercept(page, '**/jobs.data*', (route, request) =>
      request.method() === 'POST' ? route.abort() : route.fallback(),
    );
    await (await alive(row.getByRole('button'))).click();
    const notices = page.getByRole('region', { name: texts[locale].notices });
    await expect(notices.getByText(texts[locale].error, { exact: true })).toBeVisible();
    lost.stop();
    await row.getByRole('button').click();
    await expect(page.getByText(texts[locale].retried)).toBeVisible();
    await expect(row).toHaveCount(0);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button works as well', once, async ({ page }, { project }) => {
    const task = `plain-${project.name}`;
    await failJob(task);
    await loginAs(page, 'admin');
    await page.goto(path);
    const row = page.getByRole('row').filter({ hasText: task });
    await row.getByRole('button', { name: texts.en.retry }).click();
    await expect(page.getByText(texts.en.retried)).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});
