export const blockList = {
  caption: 'Content of the pages',
  search: 'Text of a page',
  columns: {
    page: 'Page',
    section: 'Section',
    title: 'Title',
    status: 'Status',
    isVisible: 'Visible',
    isEdited: 'Edited, not published',
    missingArabic: 'Arabic is missing',
    changed: 'Changed',
  },
  views: {
    edited: 'Edited',
    drafts: 'Drafts',
    missingArabic: 'Arabic is missing',
  },
  statuses: {
    draft: 'Draft',
    published: 'Published',
  },
  empty: 'No content yet',
  emptyText: 'Blocks of the pages will appear here.',
} as const;
