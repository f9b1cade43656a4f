import type { SendMailOptions } from 'nodemailer';
import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { mailShops } from '../mail/brand.server.ts';
import { mailMessage } from '../mail/mail-message.server.ts';
import { render } from '../mail/render.ts';
import { unsubscribeToken } from '../notifications/unsubscribe-token.server.ts';
import { links } from '../shared/links.server.ts';
import type { Campaign } from './campaign.ts';
import { campaignTexts } from './campaign-texts.ts';
import { newsletterParts } from './newsletter-parts.ts';
import { readNewsletter } from './read-newsletter.server.ts';
import type { TakenMail } from './take-mails.server.ts';

type MakeMessage = (mail: TakenMail) => SendMailOptions;

/** Makes the mails of a campaign; what is the same for all is read once. */
export const campaignMessages = (campaign: Campaign): Promise<MakeMessage> =>
  campaign.kind === 'newsletter' ? newsletterMessages(campaign) : notificationMessages(campaign);

async function notificationMessages(campaign: Campaign): Promise<MakeMessage> {
  const shops = await mailShops();
  const category = await readSlug(campaign.category_id);
  const texts = campaignTexts(campaign);
  return ({ id, userId, locale, name, email: recipient }) => {
    const token = unsubscribeToken({ userId: userId ?? '', category });
    const unsubscribe = `${links.endNotifications(locale, token)}&of=${id}`;
    const link = campaign.link_url && links.campaign(locale, id);
    const content = render('campaign', locale, { name, ...texts, link, unsubscribe }, shops);
    return mailMessage({ ...content, id, recipient, unsubscribeUrl: unsubscribe });
  };
}

async function newsletterMessages(campaign: Campaign): Promise<MakeMessage> {
  const shops = await mailShops();
  const newsletter = await readNewsletter(campaign);
  const { title } = campaignTexts(campaign);
  return ({ id, locale, token, email: recipient }) => {
    const unsubscribe = `${links.unsubscribe(locale, token ?? '')}&of=${id}`;
    const parts = newsletterParts(newsletter, locale, (part) => links.campaign(locale, id, part));
    const content = render('newsletter', locale, { title, parts, unsubscribe }, shops);
    return mailMessage({ ...content, id, recipient, unsubscribeUrl: unsubscribe });
  };
}

async function readSlug(categoryId: string | null): Promise<string> {
  // As system: a job belongs to no user.
  const [[category]] = await asSystem().read(
    db.selectFrom('notification_categories').select('slug').where('id', '=', categoryId),
  );
  return category?.slug ?? '';
}
