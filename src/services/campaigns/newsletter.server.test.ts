import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCampaign, readersOf, runCampaigns } from '#tests/support/campaigns.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addProduct } from '#tests/support/goods.ts';
import { person } from '#tests/support/ordering.ts';
import { smtpSink } from '#tests/support/smtp-sink.ts';
import { createRecord } from '../admin/records/create-record.server.ts';
import { allTasks } from '../jobs/all-tasks.server.ts';
import { createMailTransport } from '../mail/mail-transport.server.ts';
import { unsubscribe } from '../newsletter/unsubscribe.server.ts';
import type { Staff } from '../shared/staff.ts';
import { followCampaignLink } from './follow-campaign-link.server.ts';
import { readNewsletterChoices } from './newsletter-choices.server.ts';
import { newNewsletterRecord } from './newsletter-record.ts';
import { previewNewsletter } from './preview-newsletter.server.ts';
import { scheduleCampaign } from './schedule-campaign.server.ts';

const now = new Date('2026-03-01T10:00:00Z');
const later = new Date('2026-03-01T10:06:00Z');
let database: TestDatabase;
let sink: Awaited<ReturnType<typeof smtpSink>>;
let marketing: Staff;
let slug: string;

beforeAll(async () => {
  database = await testDatabase();
  sink = await smtpSink();
  marketing = { actor: await person(now, ['marketing']), now };
  const product = await addProduct(database.owner);
  ({ slug } = await one('select slug from products where id = $1', product));
  await database.owner.query(`
    insert into newsletter_subscriptions (email, locale, unsubscribed_at, bounced_at) values
      ('english@example.com', 'en', null, null), ('arabic@example.com', 'ar', null, null),
      ('rejecting@example.com', 'en', null, null), ('ended@example.com', 'en', now(), null),
      ('bounced@example.com', 'en', null, now())`);
});
afterAll(async () => {
  await sink.close();
  await database.close();
});

const one = async (query: string, ...values: unknown[]) =>
  (await database.owner.query(query, values)).rows[0];

async function composed(): Promise<string> {
  const cells = { id: '', text: '', text_ar: '', picture: '', product: '', link: '' };
  const input = newNewsletterRecord.schema.parse({
    ...{ title: 'March', title_ar: 'مارس', audience_language: '' },
    ...{ body: '<p>See <a href="/shop">all</a></p>', body_ar: '<p>أهلًا</p>' },
    blocks: JSON.stringify([
      { ...cells, kind: 'product', product: slug },
      { ...cells, kind: 'button', text: 'Look', text_ar: 'شاهد', link: '/shop' },
    ]),
  });
  const created = await createRecord(newNewsletterRecord, input, marketing);
  if (!created.ok) throw new Error(created.reason);
  return created.id;
}

it('reaches subscribers in their language, and counts refusals, clicks and ends', async () => {
  const id = await composed();
  expect(await scheduleCampaign(id, null, marketing)).toMatchObject({ ok: true });
  const server = createMailTransport(sink.url, 'a@b.example');
  const transport: typeof server = {
    sendMail: (mail) =>
      mail.to === 'rejecting@example.com'
        ? Promise.reject(Object.assign(new Error('550'), { code: 'EENVELOPE', responseCode: 550 }))
        : server.sendMail(mail),
  };
  await runCampaigns(database, { now: later, tasks: allTasks({ transport, campaignPause: 0 }) });
  expect(readersOf(sink.taken)).toEqual(['arabic@example.com', 'english@example.com']);
  const campaign = () => one('select * from notification_campaigns where id = $1', id);
  expect(await campaign()).toMatchObject({ status: 'sent', people: 3, mailed: 2, bounced: 1 });
  expect(
    await one(`select email from newsletter_subscriptions where bounced_at = $1`, later),
  ).toEqual({ email: 'rejecting@example.com' });

  const { id: recipient } = await one(
    `select r.id from campaign_recipients r join newsletter_subscriptions s on s.id = r.subscription_id
     where s.email = 'english@example.com'`,
  );
  const follow = (part: string) => followCampaignLink(recipient, { part, now, counts: true });
  expect(await follow('1')).toBe(`/product/${slug}`);
  expect(await follow('2')).toBe('/shop');
  expect(await follow('99')).toBe('/');
  const { token } = await one(
    `select unsubscribe_token as token from newsletter_subscriptions where email = 'english@example.com'`,
  );
  await unsubscribe(token, now, recipient);
  await unsubscribe(token, now, recipient);
  expect(await campaign()).toMatchObject({ clicked: 1, stopped: 1 });
});

it('is seen in both languages before it is sent', async () => {
  const id = await composed();
  const english = await previewNewsletter(id, 'en', marketing.actor);
  expect(english?.html).toMatch(/href="https?:[^"]+\/en\/shop"/);
  expect(english?.html).toContain('Chair');
  expect((await previewNewsletter(id, 'ar', marketing.actor))?.html).toContain('كرسي');
  const sales = await person(now, ['sales']);
  expect(await previewNewsletter(id, 'en', sales)).toBeNull();
});

it('offers pieces of the shop', async () => {
  const { products } = await readNewsletterChoices('ar');
  expect(products).toEqual([{ value: slug, label: 'كرسي' }]);
});

it('is not sent empty', async () => {
  const id = await addCampaign(database.owner, {
    ...{ kind: 'newsletter', category_id: null, link_url: null },
  });
  expect(await scheduleCampaign(id, null, marketing)).toMatchObject({ reason: 'empty_newsletter' });
});
