import { findHeadingGaps } from '#domain/admin/readiness/find-heading-gaps.ts';
import { findMissingLanguages } from '#domain/admin/readiness/find-missing-languages.ts';
import { parseRows } from '#domain/admin/forms/rows-input.ts';
import type { Finding } from '#domain/admin/readiness/finding.ts';
import { ownLinks, ownPath, type OwnLink } from '#domain/admin/readiness/own-links.ts';
import {
  composedPages,
  isComposedPage,
  isPart,
  parseParts,
  partField,
  partOfField,
  type PagePart,
} from '#domain/content/page-parts.ts';
import { bilingualPartFields, pageSchema } from '#domain/content/part-fields.ts';
import type { Locale } from '#i18n/locale.ts';
import { messagesOf, translator } from '#i18n/translator.server.ts';
import { definePublishable, type RecordTexts } from '../publishing/publishable.ts';
import { pageChanges } from './page-changes.server.ts';
import { partTitle } from './part-title.ts';
import { pageTexts, readPageRows } from './read-page-texts.server.ts';

/** A page that staff compose. It is always public; its parts have a status each. */
export const pagePublishable = definePublishable({
  kind: 'page',
  schema: pageSchema,
  read: async (trx, id) => (isComposedPage(id) ? pageTexts(await readPageRows(trx, id)) : null),
  changes: (id, fields, about) => (isComposedPage(id) ? pageChanges(id, fields, about) : []),
  findings: (texts) => shownParts(texts).flatMap((part) => findingsOf(part, texts)),
  links: (texts) => shownParts(texts).flatMap((part) => linksOf(part, texts)),
  fieldLabel: (field, texts, locale) => labelOf(field, texts, locale),
  readableText: (field, texts, locale) =>
    field === 'parts' ? outlineOf(texts, locale) : undefined,
  title: (_texts, id) => (isComposedPage(id) ? composedPages[id].title : { en: id, ar: id }),
  addresses: (id) => (isComposedPage(id) ? [composedPages[id].path] : []),
  editPath: (id) => `/admin/content/page/${id}`,
});

/** Hidden parts and drafts reach no visitor. */
const shownParts = (texts: RecordTexts): PagePart[] =>
  parseParts(texts['parts']).filter(({ status, isVisible }) => status === 'published' && isVisible);

const translationRules = new Set<string>(['missing_arabic', 'missing_english', 'missing_alt']);

/** Texts that stand in one language only, in every part: a hidden part has to be written, too. */
export const countMissingTexts = (texts: RecordTexts): number =>
  parseParts(texts['parts'])
    .flatMap((part) => findingsOf(part, texts))
    .filter(({ rule }) => translationRules.has(rule)).length;

function findingsOf(part: PagePart, texts: RecordTexts): Finding[] {
  const named = bilingualPartFields[part.type].map((field) => partField(part.id, field));
  const image = texts[partField(part.id, 'image')];
  const alt = partField(part.id, 'image_alt');
  const isUnnamed = image && !(texts[alt] && texts[`${alt}_ar`]);
  return [
    ...findMissingLanguages(texts, isUnnamed ? named.filter((name) => name !== alt) : named),
    ...findHeadingGaps(texts, richTextsOf(part)),
    ...(isUnnamed ? [{ rule: 'missing_alt', level: 'red', field: alt } as const] : []),
    ...rowsOf(part, texts).flatMap((row, index): Finding[] =>
      isHalf(row['title'], row['title_ar']) || isHalf(row['description'], row['description_ar'])
        ? [
            {
              rule: 'missing_arabic',
              level: 'red',
              field: partField(part.id, 'items'),
              detail: String(index + 1),
            },
          ]
        : [],
    ),
  ];
}

const richTextsOf = ({ id }: PagePart) => [partField(id, 'body'), partField(id, 'body_ar')];
const rowsOf = ({ id }: PagePart, texts: RecordTexts) =>
  parseRows(texts[partField(id, 'items')] ?? '');
const isHalf = (one: unknown, other: unknown) => Boolean(one) !== Boolean(other);

function linksOf(part: PagePart, texts: RecordTexts): OwnLink[] {
  const name = (field: string) => partField(part.id, field);
  return [
    ...ownLinks(texts, {
      addresses: [name('cta_url'), name('second_cta_url')],
      richTexts: richTextsOf(part),
    }),
    ...rowsOf(part, texts).flatMap(({ url }) => {
      const path = ownPath(String(url ?? ''));
      return path === null ? [] : [{ field: name('items'), path }];
    }),
  ];
}

const { fields } = messagesOf('en').adminContent.page;

function labelOf(name: string, texts: RecordTexts, locale: Locale): string | undefined {
  const t = translator(locale);
  if (name === 'parts') return t('adminContent.page.parts');
  const found = partOfField(name);
  const part = found && parseParts(texts['parts']).find((each) => isPart(each, found.hex));
  if (!part) return undefined;
  const isArabic = found.field.endsWith('_ar');
  const base = found.field.replace(/_ar$/, '') as keyof typeof fields;
  const label = t(`adminContent.page.fields.${base}`);
  const title = partTitle(part, texts, locale);
  const inLanguage = isArabic ? t('admin.recordForm.labelArabic', { label }) : label;
  return `${title} · ${inLanguage}`;
}

/** The parts in their order, one in a line. */
function outlineOf(texts: RecordTexts, locale: Locale): string {
  const t = translator(locale);
  return parseParts(texts['parts'])
    .map((part) => {
      const hidden = part.isVisible ? '' : ` (${t('adminContent.page.hidden')})`;
      const draft = part.status === 'published' ? '' : ` (${t('adminContent.page.draft')})`;
      return `${part.type === 'item' ? '– ' : ''}${partTitle(part, texts, locale)}${hidden}${draft}`;
    })
    .join('\n');
}
