/** The page that shows a draft as visitors will see it. */
export const preview = {
  title: 'Preview: {name}',
  lead: 'The page as visitors will see it once the draft is published. Only you see this; the frames are valid for 15 minutes.',
  invalid: 'Some texts cannot be stored as they are. The frames show the page without the draft.',
  toReview: 'Review and publish',
  width: 'Width',
  widths: { '390': 'Telephone, 390', '1440': 'Desktop, 1440' },
  theme: 'Colours',
  themes: { light: 'Light', dark: 'Dark' },
  languages: { en: 'English', ar: 'Arabic' },
} as const;
