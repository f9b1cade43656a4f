import { idOf } from '../ids.ts';

/** Begun by staff and seen by them alone: one waits for its translation, the other to be published. */
const blocks = [
  {
    page: 'contact',
    section: 'holidays',
    content: {
      en: {
        title: 'Holiday hours',
        body: 'On 7 January the showroom stays closed. Orders can be placed as usual; we call to confirm them on the 8th.',
      },
    },
  },
  {
    page: 'our-team',
    section: 'apprentices',
    content: {
      en: {
        title: 'Six apprentices',
        body: 'Since September six apprentices learn at the benches of Damietta and Old Cairo, two years each and paid from the first day.',
      },
      ar: {
        title: 'ستة صبيان جدد',
        body: 'منذ سبتمبر يتعلم ستة صبيان على بنوك دمياط ومصر القديمة، سنتين لكل واحد، وبأجر من أول يوم.',
      },
    },
  },
];

/** Behind what is published on their pages. */
const lastPlace = 99;

export const unfinishedBlocks = (now: Date) =>
  blocks.map(({ page, section, content }) => ({
    id: idOf('content', page, section),
    section_id: null,
    page_name: page,
    section_name: section,
    content_type: 'text' as const,
    section_order: lastPlace,
    content,
    status: 'draft' as const,
    is_visible: true,
    published_at: null,
    created_at: now,
    updated_at: now,
  }));
