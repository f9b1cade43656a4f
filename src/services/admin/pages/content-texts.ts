import type { BlockRowInput } from '#domain/content/part-fields.ts';

export type ContentTexts = Record<string, string>;
type Stored = Record<string, unknown>;

/** English texts of items end in `_en`; those of links and pictures do not. */
const englishKeys: Readonly<Record<string, string>> = {
  title: 'title_en',
  description: 'description_en',
  body: 'body_en',
  image_alt: 'image_alt_en',
};

const plainFields = [
  'image',
  'image_upright',
  'film',
  'tagged_products',
  'cta_text',
  'cta_text_ar',
  'cta_url',
  'second_cta_text',
  'second_cta_text_ar',
  'second_cta_url',
  'icon',
  'rating',
] as const;
const translated = ['title', 'description', 'body', 'image_alt'] as const;

const objectOf = (value: unknown): Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Stored) : {};
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** The texts of an item; older rows may have an English text under the bare name. */
export function itemTexts(content: unknown): ContentTexts {
  const stored = objectOf(content);
  const both = translated.flatMap((field) => [
    [field, textOf(stored[`${field}_en`] ?? stored[field])],
    [`${field}_ar`, textOf(stored[`${field}_ar`])],
  ]);
  const plain = plainFields.map((field) => [field, textOf(stored[field] ?? stored[`${field}_en`])]);
  return Object.fromEntries([...both, ...plain]);
}

/** The stored content with the changed fields of an item; unknown keys stay. */
export function withItemFields(content: unknown, fields: Readonly<ContentTexts>): Stored {
  const stored = { ...objectOf(content) };
  for (const [field, text] of Object.entries(fields)) {
    const key = englishKeys[field] ?? field;
    set(stored, key, field === 'rating' ? Number(text) || '' : text);
    if (key !== field) delete stored[field];
  }
  return withoutOldSize(stored, fields);
}

/** The texts of a block, whose languages have an object each. */
export function blockTexts(content: unknown): ContentTexts {
  const stored = objectOf(content);
  const [english, arabic] = [objectOf(stored['en']), objectOf(stored['ar'])];
  const both = (['title', 'description', 'body'] as const).flatMap((field) => [
    [field, textOf(english[field])],
    [`${field}_ar`, textOf(arabic[field])],
  ]);
  return {
    ...Object.fromEntries(both),
    image: textOf(stored['image']),
    image_upright: textOf(stored['image_upright']),
    image_alt: textOf(stored['image_alt_en'] ?? stored['image_alt']),
    image_alt_ar: textOf(stored['image_alt_ar']),
    items: JSON.stringify(rowsIn(english, arabic)),
  };
}

/** Rows of both languages are paired by their place. */
function rowsIn(english: Stored, arabic: Stored): BlockRowInput[] {
  const listOf = ({ items }: Stored) => (Array.isArray(items) ? items.map(objectOf) : []);
  const [ours, theirs] = [listOf(english), listOf(arabic)];
  return Array.from({ length: Math.max(ours.length, theirs.length) }, (_, index) => {
    const [one, other] = [ours[index] ?? {}, theirs[index] ?? {}];
    return {
      id: String(index + 1),
      title: textOf(one['title']),
      title_ar: textOf(other['title']),
      description: textOf(one['description']),
      description_ar: textOf(other['description']),
      image: textOf(one['image']),
      url: textOf(one['url']),
    };
  });
}

/** The stored content with the changed fields of a block; `items` are parsed rows. */
export function withBlockFields(content: unknown, fields: Readonly<Stored>): Stored {
  const stored = { ...objectOf(content) };
  const languages = { en: { ...objectOf(stored['en']) }, ar: { ...objectOf(stored['ar']) } };
  for (const [name, value] of Object.entries(fields)) {
    const locale = name.endsWith('_ar') ? 'ar' : 'en';
    const field = name.replace(/_ar$/, '');
    if (name === 'items') setRows(languages, value as BlockRowInput[]);
    else if (['title', 'description', 'body'].includes(field)) set(languages[locale], field, value);
    else set(stored, field === 'image_alt' ? `image_alt_${locale}` : field, value);
  }
  return { ...withoutOldSize(stored, fields), ...languages };
}

function setRows({ en, ar }: Record<'en' | 'ar', Stored>, rows: readonly BlockRowInput[]): void {
  const rowOf = (title: string, description: string, { image, url }: BlockRowInput) =>
    Object.fromEntries(
      Object.entries({ title, description, image, url }).filter(([, text]) => text !== ''),
    );
  set(
    en,
    'items',
    rows.map((row) => rowOf(row.title, row.description, row)),
  );
  set(
    ar,
    'items',
    rows.map((row) => rowOf(row.title_ar, row.description_ar, row)),
  );
}

function set(stored: Stored, key: string, value: unknown): void {
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
  if (isEmpty) delete stored[key];
  else stored[key] = value;
}

/** The size belongs to the picture that was replaced. */
function withoutOldSize(stored: Stored, fields: object): Stored {
  if (!('image' in fields)) return stored;
  const { image_width: _width, image_height: _height, ...rest } = stored;
  return rest;
}
