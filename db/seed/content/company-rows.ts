import { idOf } from '../ids.ts';
import { type Rows, rowsOf } from '../rows.ts';
import { arabic, english } from '../text.ts';
import { careers, partners, team } from './company.ts';
import { faq } from './faq.ts';

const faqRows = (stamps: { created_at: Date; updated_at: Date }): Rows[] => [
  rowsOf(
    'faq_categories',
    faq.map(({ slug, name }, display_order) => ({
      id: idOf('faq', slug),
      slug,
      name: name[0],
      name_ar: name[1],
      is_visible: true,
      display_order,
      ...stamps,
    })),
  ),
  rowsOf(
    'faq_items',
    faq.flatMap(({ slug, items }) =>
      items.map(([question, answer], display_order) => ({
        id: idOf('faq', slug, display_order),
        category_id: idOf('faq', slug),
        question: question[0],
        question_ar: question[1],
        answer: answer[0],
        answer_ar: answer[1],
        is_visible: true,
        display_order,
        ...stamps,
      })),
    ),
  ),
];

export const companyRows = (now: Date): Rows[] => {
  const stamps = { created_at: now, updated_at: now };
  return [
    ...faqRows(stamps),
    rowsOf(
      'team_members',
      team.map(({ name, position, bio, craft }, display_order) => ({
        id: idOf('team', name[0]),
        name: name[0],
        name_ar: name[1],
        position: position[0],
        position_ar: position[1],
        bio: bio[0],
        bio_ar: bio[1],
        image_url: `/pictures/team/${craft}/480.webp`,
        is_visible: true,
        display_order,
        ...stamps,
      })),
    ),
    rowsOf(
      'partners',
      partners.map(({ name, description, website, mark }, display_order) => ({
        id: idOf('partner', name[0]),
        name: name[0],
        name_ar: name[1],
        description: description[0],
        description_ar: description[1],
        logo_url: `/pictures/partners/${mark}.svg`,
        website_url: website,
        is_visible: true,
        display_order,
        ...stamps,
      })),
    ),
    rowsOf(
      'careers',
      careers.map(({ title, department, location, type, text, requirements }, display_order) => ({
        id: idOf('career', title[0]),
        title: title[0],
        title_ar: title[1],
        department: department[0],
        department_ar: department[1],
        location: location[0],
        location_ar: location[1],
        employment_type: type,
        description: text[0],
        description_ar: text[1],
        requirements: english(requirements),
        requirements_ar: arabic(requirements),
        status: 'published' as const,
        display_order,
        ...stamps,
      })),
    ),
  ];
};
