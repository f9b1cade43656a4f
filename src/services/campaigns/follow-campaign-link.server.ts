import { sql } from 'kysely';
import { readNewsletterBlocks } from '#domain/campaigns/newsletter-blocks.ts';
import { isOwnPath } from '#domain/campaigns/own-path.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { linkOfBlock } from './read-newsletter.server.ts';

/**
 * Where the link of a recipient leads: what the campaign stores, never what the address says, so that
 * it cannot be made to lead elsewhere. A click counts once for each person.
 */
export async function followCampaignLink(
  recipientId: string,
  { part, now, counts }: { part?: string; now: Date; counts: boolean },
): Promise<string> {
  if (!isUuid(recipientId)) return '/';
  // As system: the reader need not be signed in.
  const [[found]] = await asSystem().write(sql<{ link: string | null; blocks: string }>`
    with clicked as (
      update public.campaign_recipients set clicked_at = ${now}
      where id = ${recipientId} and clicked_at is null and ${counts} returning campaign_id
    ), counted as (
      update public.notification_campaigns c set clicked = c.clicked + 1
      from clicked where c.id = clicked.campaign_id
    )
    select c.link_url as link, c.blocks from public.campaign_recipients r
    join public.notification_campaigns c on c.id = r.campaign_id where r.id = ${recipientId}`);
  if (!found) return '/';
  const link = part ? linkOfBlock(readNewsletterBlocks(found.blocks), part) : found.link;
  return link && isOwnPath(link) ? link : '/';
}
