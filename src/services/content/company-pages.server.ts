import type { DeliveryFee, FaqCategory, Partner, TeamMember } from '#domain/content/company.ts';
import { localized } from '#i18n/locale.ts';
import { db } from '#platform/database/query.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import type { Reader } from '../shared/reader.ts';

/** Questions by category, in the order set by staff. */
export async function readFaq({ actor, locale }: Reader): Promise<FaqCategory[]> {
  const [categories, questions] = await asActor(actor).read(
    db
      .selectFrom('faq_categories')
      .selectAll()
      .where('is_visible', '=', true)
      .orderBy('display_order'),
    db.selectFrom('faq_items').selectAll().where('is_visible', '=', true).orderBy('display_order'),
  );
  return categories.map((category) => ({
    id: category.id,
    slug: category.slug,
    name: localized(locale, category.name, category.name_ar),
    items: questions
      .filter(({ category_id }) => category_id === category.id)
      .map((item) => ({
        id: item.id,
        question: localized(locale, item.question, item.question_ar),
        answer: localized(locale, item.answer, item.answer_ar),
      })),
  }));
}

export async function readTeam({ actor, locale }: Reader): Promise<TeamMember[]> {
  const [members] = await asActor(actor).read(
    db
      .selectFrom('team_members')
      .selectAll()
      .where('is_visible', '=', true)
      .orderBy('display_order'),
  );
  return members.map((member) => ({
    id: member.id,
    name: localized(locale, member.name, member.name_ar),
    position: localized(locale, member.position, member.position_ar),
    bio: localized(locale, member.bio, member.bio_ar),
    picture: member.image_url,
    profileUrl: member.profile_url,
  }));
}

export async function readPartners({ actor, locale }: Reader): Promise<Partner[]> {
  const [partners] = await asActor(actor).read(
    db.selectFrom('partners').selectAll().where('is_visible', '=', true).orderBy('display_order'),
  );
  return partners.map((partner) => ({
    id: partner.id,
    name: localized(locale, partner.name, partner.name_ar),
    description: localized(locale, partner.description, partner.description_ar),
    logo: partner.logo_url,
    website: partner.website_url,
  }));
}

/** Governorates that we deliver to, with fees. */
export async function readDeliveryFees({ actor, locale }: Reader): Promise<DeliveryFee[]> {
  const [governorates] = await asActor(actor).read(
    db
      .selectFrom('governorates')
      .selectAll()
      .where('is_served', '=', true)
      .orderBy('display_order'),
  );
  return governorates.map(({ code, name, name_ar, ...rest }) => ({
    code,
    name: localized(locale, name, name_ar),
    fee: rest.delivery_fee,
    minDays: rest.road_min_days,
    maxDays: rest.road_max_days,
  }));
}
