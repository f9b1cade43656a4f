import { paragraphsOf, type PageBlock } from '#domain/content/page-block.ts';
import { localized } from '#i18n/locale.ts';
import { q } from '#platform/database/query.ts';
import { as } from '#platform/database/run-as.server.ts';
import type { Reader } from '../reader.ts';

/** Questions by category, in the order staff gave them. */
export async function readFaq({ actor, locale }: Reader): Promise<PageBlock[]> {
  const [categories, questions] = await as(actor).read(
    q
      .selectFrom('faq_categories')
      .selectAll()
      .where('is_visible', '=', true)
      .orderBy('display_order'),
    q.selectFrom('faq_items').selectAll().where('is_visible', '=', true).orderBy('display_order'),
  );
  return categories.map((category) => ({
    id: category.id,
    title: localized(locale, category.name, category.name_ar),
    paragraphs: [],
    items: questions
      .filter(({ category_id }) => category_id === category.id)
      .map((item) => ({
        title: localized(locale, item.question, item.question_ar),
        text: localized(locale, item.answer, item.answer_ar),
      })),
  }));
}

export async function readTeam({ actor, locale }: Reader): Promise<PageBlock[]> {
  const [members] = await as(actor).read(
    q
      .selectFrom('team_members')
      .selectAll()
      .where('is_visible', '=', true)
      .orderBy('display_order'),
  );
  return members.map((member) => ({
    id: member.id,
    title: localized(locale, member.name, member.name_ar),
    paragraphs: paragraphsOf(
      localized(locale, member.position, member.position_ar),
      localized(locale, member.bio, member.bio_ar),
    ),
    items: [],
  }));
}

export async function readOpenings({ actor, locale }: Reader): Promise<PageBlock[]> {
  const [openings] = await as(actor).read(
    q.selectFrom('careers').selectAll().where('status', '=', 'published').orderBy('display_order'),
  );
  return openings.map((opening) => ({
    id: opening.id,
    title: localized(locale, opening.title, opening.title_ar),
    paragraphs: paragraphsOf(
      localized(locale, opening.location, opening.location_ar),
      localized(locale, opening.description, opening.description_ar),
    ),
    items: [],
  }));
}

export async function readPartners({ actor, locale }: Reader): Promise<PageBlock[]> {
  const [partners] = await as(actor).read(
    q.selectFrom('partners').selectAll().where('is_visible', '=', true).orderBy('display_order'),
  );
  return partners.map((partner) => ({
    id: partner.id,
    title: localized(locale, partner.name, partner.name_ar),
    paragraphs: paragraphsOf(localized(locale, partner.description, partner.description_ar)),
    items: [],
  }));
}
