/** Texts that staff use again. */
export const savedReplies = {
  lead: 'Texts to insert into an answer. Each goes out in the language the customer writes.',
  caption: 'Saved replies',
  search: 'Name of a reply',
  columns: { name: 'Name', nameAr: 'Name in Arabic', body: 'Text', changed: 'Changed' },
  empty: 'No saved replies yet',
  emptyText: 'What you write again and again, such as lead times or care, belongs here.',
  back: 'All saved replies',
  removal: 'Answers that were sent with it stay as they are.',
  fields: { name: 'Name', body: 'Text' },
  nameHint: 'Only staff see it.',
  bodyHint: '{code} stands for the customer’s name, {label} for yours.',
  unknownPlaceholder: 'Nothing fills these braces. Use {code} or {label}.',
  choose: 'Saved reply',
  none: 'Choose a reply',
  insert: 'Insert',
} as const;
