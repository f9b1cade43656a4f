import { randomUUID } from 'node:crypto';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { en } from '#i18n/messages/en/index.ts';
import { ar } from '#i18n/messages/ar/index.ts';
import { loginAs } from '#tests/support/login.ts';
import { wear } from '#tests/support/look.ts';
import { atOneWidth, once } from '#tests/support/once.ts';
import { openPage } from '#tests/support/open-page.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { axe, axeInTheDark, expectNoSideways } from '#tests/support/page-health.ts';
import { inShop } from '#tests/support/shop-database.ts';

const messages = { en: en.adminEnquiries, ar: ar.adminEnquiries };

interface Sent {
  id: string;
  email: string;
  title: string;
}

/** A request of a sender of its own, whose words are in the language of the test. */
async function sendRequest(locale: 'en' | 'ar'): Promise<Sent> {
  const email = `${randomUUID()}@example.com`;
  const title = locale === 'en' ? 'A library for the long wall' : 'مكتبة للحائط الطويل';
  const [request] = await inShop<{ id: string }>(
    `insert into custom_service_requests (project_title, full_name, email, phone, service_type,
       budget_range, project_type, preferred_timeline, message, locale)
     values ($1, $2, $3, '+201012345678', 'custom_furniture', '10k_25k', 'residential', 'flexible',
       $4, $5) returning id`,
    locale === 'en'
      ? [title, 'Mona Farid', email, 'Walnut, please.', locale]
      : [title, 'منى فريد', email, 'من خشب الجوز.', locale],
  );
  return { id: request!.id, email, title };
}

async function sendMessage(): Promise<Sent> {
  const email = `${randomUUID()}@example.com`;
  const [message] = await inShop<{ id: string }>(
    `insert into contact_messages (full_name, email, subject, message)
     values ('Mona Farid', $1, 'other', 'Do you restore doors?') returning id`,
    [email],
  );
  return { id: message!.id, email, title: en.adminEnquiries.options.subjects.other };
}

for (const locale of ['en', 'ar'] as const) {
  test(`sales finds a request, takes it and answers it, in ${locale} ${atOneWidth(locale)}`, async ({
    page,
    baseURL,
  }) => {
    const t = messages[locale];
    const request = await sendRequest(locale);
    await wear(page, baseURL!, { locale, theme: 'light' });
    await loginAs(page, 'sales');
    await openPage(page, `/admin/custom-service?q=${request.email}`);
    await axe(page);
    await axeInTheDark(page);
    await expectNoSideways(page);
    await page.getByRole('link', { name: request.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: request.title })).toBeVisible();
    await axe(page);
    await axeInTheDark(page);
    await expectNoSideways(page);
    await page.getByRole('button', { name: t.assignment.take }).click();
    await expect(page.getByText(t.assignment.saved)).toBeVisible();
    const body = locale === 'en' ? 'Gladly, call us.' : 'يسعدنا ذلك.';
    await page.getByRole('textbox', { name: t.answers.body }).fill(body);
    await page.getByRole('button', { name: t.answers.send }).click();
    await expect(page.getByRole('heading', { name: t.answers.list })).toBeVisible();
    await expect(page.getByRole('textbox', { name: t.answers.body })).toHaveValue('');
    const sent = await mailsTo(request.email);
    expect(sent).toMatchObject([{ template: 'enquiry_answer', locale }]);
    expect(sent[0]!.text).toContain(body);
    await openPage(page, '/admin/custom-service/board');
    const column = page.getByRole('region', { name: t.status.names.contacted });
    await expect(column.getByRole('link', { name: request.title }).first()).toBeVisible();
    await axe(page);
    await expectNoSideways(page);
  });
}

test('a request is dragged on the board, and moved back by its buttons', once, async ({ page }) => {
  const t = messages.en;
  const { id } = await sendRequest('en');
  const statusIs = (status: string) =>
    expect
      .poll(() => inShop('select status from custom_service_requests where id = $1', [id]))
      .toEqual([{ status }]);
  const link = page.locator(`a[href="/admin/custom-service/${id}"]`);
  const card = page.getByRole('article').filter({ has: link });
  await loginAs(page, 'technical_office_manager');
  await openPage(page, '/admin/custom-service/board');
  await expect(card).toHaveAttribute('draggable', 'true');
  await card.dragTo(page.locator('#column-quoted'));
  await expect(page.locator('#column-quoted').locator(link)).toBeVisible();
  await statusIs('quoted');
  await card.getByText(t.board.move).press('Enter');
  await card.getByRole('button', { name: t.status.names.new, exact: true }).press('Enter');
  await expect(page.locator('#column-new').locator(link)).toBeFocused();
  await statusIs('new');
  // The history says who moved it.
  const lines = await inShop(
    `select actor_name from audit_log where row_key = $1 and table_name = 'custom_service_requests'`,
    [id],
  );
  expect(lines).toHaveLength(2);
});

async function openAs(browser: Browser, role: 'sales' | 'admin', path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await loginAs(page, role);
  await openPage(page, path);
  return page;
}

test(
  'two colleagues answer: the second reads the first answer, then decides',
  once,
  async ({ browser }) => {
    const t = messages.en;
    const message = await sendMessage();
    const path = `/admin/custom-service/messages/${message.id}`;
    const first = await openAs(browser, 'sales', path);
    const second = await openAs(browser, 'admin', path);
    const answer = async (page: Page, body: string) => {
      await page.getByRole('textbox', { name: t.answers.body }).fill(body);
      await page.getByRole('button', { name: t.answers.send }).click();
    };
    await answer(first, 'Yes, we do.');
    await expect(first.getByRole('heading', { name: t.answers.list })).toBeVisible();
    await answer(second, 'We restore doors.');
    await expect(second.getByText(t.answers.failedTitle)).toBeVisible();
    await expect(second.getByText('Yes, we do.').first()).toBeVisible();
    await expect(second.getByRole('textbox', { name: t.answers.body })).toHaveValue(
      'We restore doors.',
    );
    expect(await mailsTo(message.email)).toHaveLength(1);
    await second.getByRole('button', { name: t.answers.sendAnyway }).click();
    await expect(second.getByRole('button', { name: t.answers.send, exact: true })).toBeVisible();
    expect(await mailsTo(message.email)).toHaveLength(2);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('notes, moves and answers work as well', once, async ({ page }) => {
    const t = messages.en;
    const message = await sendMessage();
    await loginAs(page, 'sales');
    await page.goto(`/admin/custom-service/messages/${message.id}`);
    await page.getByRole('textbox', { name: t.notes.label }).fill('Ask the workshop first.');
    await page.getByRole('button', { name: t.notes.add }).click();
    await expect(page.getByText('Ask the workshop first.')).toBeVisible();
    await page.getByRole('textbox', { name: t.answers.body }).fill('Yes, we do.');
    await page.getByRole('button', { name: t.answers.send }).click();
    await expect(page.getByText(t.answers.sent)).toBeVisible();
    expect(await mailsTo(message.email)).toHaveLength(1);
    await page.getByRole('button', { name: 'Mark as Closed' }).click();
    await expect(page.getByText(t.status.moved)).toBeVisible();
  });
});
