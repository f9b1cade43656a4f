/** The most characters of each text of a part, in either language; apart from the schemas, for the form. */
export const partLengths = {
  display_name: 120,
  section_description: 600,
  title: 200,
  description: 2000,
  image_alt: 300,
  cta_text: 80,
} as const;
