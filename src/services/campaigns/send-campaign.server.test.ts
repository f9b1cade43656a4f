import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addCampaign, inviteNewPeople, readersOf, runCampaigns } from '#tests/support/campaigns.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { person } from '#tests/support/ordering.ts';
import { smtpSink } from '#tests/support/smtp-sink.ts';
import { allTasks } from '../jobs/all-tasks.server.ts';
import { createMailTransport, type MailTransport } from '../mail/mail-transport.server.ts';
import { endNotifications } from '../notifications/preferences.server.ts';
import type { Staff } from '../shared/staff.ts';
import { changeRecord } from '../admin/records/change-record.server.ts';
import { callBackCampaign } from './call-back-campaign.server.ts';
import { campaignRecord } from './campaign-record.ts';
import { followCampaignLink } from './follow-campaign-link.server.ts';
import { inviteAddresses } from './invite-addresses.server.ts';
import { scheduleCampaign } from './schedule-campaign.server.ts';
import { testCampaign } from './test-campaign.server.ts';

const now = new Date('2026-03-01T10:00:00Z');
const later = new Date('2026-03-01T10:06:00Z');
let database: TestDatabase;
let sink: Awaited<ReturnType<typeof smtpSink>>;
let marketing: Staff;

beforeAll(async () => {
  database = await testDatabase();
  sink = await smtpSink();
  marketing = { actor: await person(now, ['marketing']), now };
});
afterEach(() => sink.taken.splice(0));
afterAll(async () => {
  await sink.close();
  await database.close();
});

const run = (at = later, transport: MailTransport = createMailTransport(sink.url, 'a@b.example')) =>
  runCampaigns(database, { now: at, tasks: allTasks({ transport, campaignPause: 0 }) });
const one = async (query: string, ...values: unknown[]) =>
  (await database.owner.query(query, values)).rows[0];
const campaignOf = (id: string) => one('select * from notification_campaigns where id = $1', id);
const recipientOf = (id: string) =>
  one('select * from campaign_recipients where campaign_id = $1', id);

describe('a campaign', () => {
  it('reaches each person once, by the ways they want', async () => {
    const id = await addCampaign(database.owner, { by_notice: true });
    const people = await inviteNewPeople(database.owner, id, 4);
    const prefer = (email: string, inApp: boolean, byMail: boolean) =>
      database.owner.query(
        `insert into notification_preferences (user_id, category_id, in_app, email)
         select u.id, c.category_id, $2, $3 from auth.users u, notification_campaigns c
         where u.email = $1 and c.id = $4`,
        [email, inApp, byMail, id],
      );
    await prefer(people[0]!, false, false);
    await prefer(people[1]!, true, false);
    await prefer(people[2]!, false, true);
    await scheduleCampaign(id, null, marketing);
    await run();
    await run();
    expect(readersOf(sink.taken)).toEqual(people.slice(2));
    expect(await campaignOf(id)).toMatchObject({
      ...{ status: 'sent', people: 4, declined: 1, notified: 2, mailed: 2 },
    });
    expect(await one('select count(*)::int from notifications where campaign_id = $1', id)).toEqual(
      {
        count: 2,
      },
    );
  });

  it('can be called back for five minutes, and not while it starts', async () => {
    const id = await addCampaign(database.owner);
    await inviteNewPeople(database.owner, id, 1);
    expect(await scheduleCampaign(id, null, marketing)).toMatchObject({
      sendAt: new Date('2026-03-01T10:05:00Z'),
    });
    expect(await scheduleCampaign(id, null, marketing)).toMatchObject({
      reason: 'already_scheduled',
    });
    await run(now);
    expect(await callBackCampaign(id, marketing)).toEqual({ ok: true });
    await run();
    expect(sink.taken).toEqual([]);
    await scheduleCampaign(id, null, marketing);
    await run();
    expect(await callBackCampaign(id, marketing)).toMatchObject({ reason: 'already_started' });
    expect(sink.taken).toHaveLength(1);
  });

  it('cannot be changed by staff once it is scheduled', async () => {
    const id = await addCampaign(database.owner);
    await inviteNewPeople(database.owner, id, 1);
    await scheduleCampaign(id, null, marketing);
    expect(await inviteAddresses(id, ['a@example.com'], marketing)).toMatchObject({ ok: false });
    const changes = [{ field: 'audience_language', from: null, to: 'ar' }];
    expect(await changeRecord(campaignRecord, id, changes, marketing)).toMatchObject({ ok: false });
    await callBackCampaign(id, marketing);
  });

  it.each([
    [{ by_mail: true, link_url: '/product/gone' }, 'broken_link'],
    [{ body: 'English alone' }, 'arabic_missing'],
    [{ is_listed: true }, 'nobody'],
  ])('is not sent as %j', async (change, reason) => {
    const id = await addCampaign(database.owner, change);
    expect(await scheduleCampaign(id, null, marketing)).toEqual({ ok: false, reason });
  });

  it('is never a mail that nobody can switch off', async () => {
    const { id: category } = await one(
      `select id from notification_categories where slug = 'orders'`,
    );
    const id = await addCampaign(database.owner, { category_id: category });
    expect(await scheduleCampaign(id, null, marketing)).toMatchObject({
      reason: 'required_category',
    });
  });

  it('is sent by marketing and nobody else', async () => {
    const id = await addCampaign(database.owner);
    const sales = { actor: await person(now, ['sales']), now };
    for (const operation of [
      scheduleCampaign(id, null, sales),
      callBackCampaign(id, sales),
      testCampaign(id, sales),
    ]) {
      expect(await operation).toEqual({ ok: false, reason: 'forbidden' });
    }
  });

  it('is tried on its author alone', async () => {
    const id = await addCampaign(database.owner, { by_notice: true });
    await testCampaign(id, marketing);
    const { userId } = marketing.actor;
    expect(
      await one('select title, campaign_id from notifications where user_id = $1', userId),
    ).toEqual({
      title: 'Open house',
      campaign_id: null,
    });
    expect(await one(`select subject from mail_outbox where template = 'campaign'`)).toEqual({
      subject: 'Open house · Fustat',
    });
  });
});

describe('a mail of a campaign', () => {
  const sentTo = async (count = 1) => {
    const id = await addCampaign(database.owner);
    const people = await inviteNewPeople(database.owner, id, count);
    await scheduleCampaign(id, null, marketing);
    return { id, people };
  };

  it('can be stopped with one click, which is counted once', async () => {
    const { id } = await sentTo();
    await run();
    const [mail = ''] = sink.taken;
    const unfolded = mail.replaceAll(/\r\n\s+/g, ' ');
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    const url = new URL(/^List-Unsubscribe: <(.+)>/m.exec(unfolded)![1]!.replaceAll(' ', ''));
    const token = url.searchParams.get('token')!;
    const of = url.searchParams.get('of');
    await endNotifications(token, { now, of });
    await endNotifications(token, { now, of });
    expect(await campaignOf(id)).toMatchObject({ stopped: 1 });
    const other = await sentTo();
    await run();
    await endNotifications(token, { now, of: (await recipientOf(other.id)).id });
    expect(await campaignOf(other.id)).toMatchObject({ stopped: 0 });
  });

  it('counts a click once for each person, and leads where the campaign says', async () => {
    const { id } = await sentTo();
    await run();
    const { id: recipient } = await recipientOf(id);
    const follow = (counts: boolean) => followCampaignLink(recipient, { now, counts });
    expect(await follow(false)).toBe('/shop');
    expect(await campaignOf(id)).toMatchObject({ clicked: 0 });
    await follow(true);
    expect(await follow(true)).toBe('/shop');
    expect(await campaignOf(id)).toMatchObject({ clicked: 1 });
    expect(await followCampaignLink('//evil.example', { now, counts: true })).toBe('/');
  });

  it('that its address rejects is counted, and the others are sent', async () => {
    const { id, people } = await sentTo(3);
    const rejecting = people[1];
    const transport = createMailTransport(sink.url, 'a@b.example');
    await run(later, {
      sendMail: (mail) =>
        mail.to === rejecting
          ? Promise.reject(
              Object.assign(new Error('550'), { code: 'EENVELOPE', responseCode: 550 }),
            )
          : transport.sendMail(mail),
    });
    expect(readersOf(sink.taken)).toEqual(people.filter((each) => each !== rejecting));
    expect(await campaignOf(id)).toMatchObject({ status: 'sent', mailed: 2, bounced: 1 });
  });

  it('waits until the mail server works again', async () => {
    const { id, people } = await sentTo(3);
    await run(later, { sendMail: () => Promise.reject(new Error('ECONNREFUSED')) });
    expect(await campaignOf(id)).toMatchObject({ status: 'sending', mailed: 0 });
    await database.owner.query('update graphile_worker._private_jobs set run_at = now()');
    await run();
    expect(readersOf(sink.taken)).toEqual(people);
    expect(await campaignOf(id)).toMatchObject({ status: 'sent', mailed: 3 });
  });

  it('is one header line, whatever its title holds', async () => {
    const broken = addCampaign(database.owner, { title: 'Sale\r\nBcc: all@example.com' });
    await expect(broken).rejects.toThrow('notification_campaigns_title_check');
  });

  it.each(['//evil.com', '/\\evil.com', 'https://evil.com', 'javascript:alert(1)', '/a b'])(
    'never carries the link %s',
    async (link_url) => {
      await expect(addCampaign(database.owner, { link_url })).rejects.toThrow('link_url_check');
    },
  );
});
