import { sql } from 'kysely';
import type { Locale } from '#i18n/locale.ts';
import { enqueueMail } from '../mail/enqueue-mail.server.ts';
import { notifyCustomer } from '../notifications/notify-customer.server.ts';
import { links } from '../shared/links.server.ts';
import { takeRateLimitsWithin, type RateLimit } from '../shared/rate-limits.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import type { Staff } from '../shared/staff.ts';
import type { Campaign } from './campaign.ts';
import { campaignTexts } from './campaign-texts.ts';
import { newsletterParts } from './newsletter-parts.ts';
import { linkOfBlock, readNewsletter } from './read-newsletter.server.ts';
import { withCampaign, type CampaignRejection } from './lock-campaign.server.ts';

const perHour: RateLimit = { name: 'campaign-test', allowance: 20, seconds: 3600 };

type TestResult = { ok: true; email: string } | RateLimited | CampaignRejection;

/** Sends a campaign to the member of staff alone, by the ways that it is meant to go. */
export const testCampaign = (id: string, staff: Staff): Promise<TestResult> =>
  withCampaign<TestResult>(id, staff, async (trx, campaign) => {
    const { now, actor } = staff;
    const allowed = await takeRateLimitsWithin(trx, now, [perHour, actor.userId]);
    if (!allowed.ok) return allowed;
    const { rows } = await sql<Reader>`
      select p.email, p.full_name as name, p.locale from public.profiles p
      where p.id = ${actor.userId}`.execute(trx);
    const reader = rows[0]!;
    const { title, body } = campaignTexts(campaign);
    if (campaign.by_notice) {
      const link = campaign.link_url ?? undefined;
      await notifyCustomer(trx, { userId: actor.userId, category: null, title, body, link, now });
    }
    if (campaign.kind === 'newsletter')
      await enqueueMail(trx, await testNewsletter(campaign, reader, now));
    else if (campaign.by_mail) await enqueueMail(trx, testMail(campaign, reader, now));
    return { ok: true, email: reader.email };
  });

interface Reader {
  email: string;
  name: string;
  locale: Locale;
}

function testMail(campaign: Campaign, { email: recipient, name, locale }: Reader, now: Date) {
  const link = campaign.link_url && `${links.home(locale)}${campaign.link_url}`;
  const data = { name, ...campaignTexts(campaign), link, unsubscribe: null };
  return { recipient, locale, template: 'campaign' as const, data, now };
}

async function testNewsletter(campaign: Campaign, { email: recipient, locale }: Reader, now: Date) {
  const newsletter = await readNewsletter(campaign);
  const linkOf = (part: string) =>
    `${links.home(locale)}${linkOfBlock(newsletter.blocks, part) ?? ''}`;
  const { title } = campaignTexts(campaign);
  const data = { title, parts: newsletterParts(newsletter, locale, linkOf), unsubscribe: null };
  return { recipient, locale, template: 'newsletter' as const, data, now };
}
