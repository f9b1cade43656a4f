import type { Locale } from '#i18n/locale.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { mailShops } from '../mail/brand.server.ts';
import { render } from '../mail/render.ts';
import type { Customer } from '../shared/customer.ts';
import { links } from '../shared/links.server.ts';
import { campaignTexts } from './campaign-texts.ts';
import { newsletterParts } from './newsletter-parts.ts';
import { linkOfBlock, readNewsletter } from './read-newsletter.server.ts';

/** A newsletter as its readers will see it; null for those who may not read it. */
export async function previewNewsletter(id: string, locale: Locale, actor: Customer) {
  if (!isUuid(id)) return null;
  const [[campaign]] = await asUser(actor).read(
    db
      .selectFrom('notification_campaigns')
      .selectAll()
      .where('id', '=', id)
      .where('kind', '=', 'newsletter'),
  );
  if (!campaign) return null;
  const newsletter = await readNewsletter(campaign);
  const linkOf = (part: string) =>
    `${links.home(locale)}${linkOfBlock(newsletter.blocks, part) ?? ''}`;
  const parts = newsletterParts(newsletter, locale, linkOf);
  const { title } = campaignTexts(campaign);
  return render('newsletter', locale, { title, parts, unsubscribe: null }, await mailShops());
}
