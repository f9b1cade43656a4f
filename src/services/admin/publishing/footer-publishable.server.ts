import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Change, StoredValue } from '#domain/admin/changes.ts';
import { parseRows } from '#domain/admin/forms/rows-input.ts';
import { findMissingLanguages } from '#domain/admin/readiness/find-missing-languages.ts';
import type { Finding } from '#domain/admin/readiness/finding.ts';
import { footerBilingual, footerInput, type SocialLinkInput } from '#domain/content/footer.ts';
import { rowChanges } from '../changes/row-changes.ts';
import { definePublishable, type RecordTexts } from './publishable.ts';

/** The footer of every page: one row of texts, and links to profiles elsewhere. */
export const footerPublishable = definePublishable({
  kind: 'footer',
  schema: () => footerInput,
  read: (trx, id) => (id === 'footer' ? readFooter(trx) : Promise.resolve(null)),
  changes: (_id, fields) =>
    fields.flatMap(({ field, from, to }): Change[] =>
      field === 'links'
        ? linkChanges(from as SocialLinkInput[], to as SocialLinkInput[])
        : [{ table: 'footer_config', key: '1', field, ...({ from, to } as Values) }],
    ),
  fieldOf: ({ table, field }) => (table === 'footer_social_links' ? 'links' : (field ?? '')),
  findings: (texts) => [
    ...findMissingLanguages(texts, footerBilingual),
    ...unnamedLinks(texts['links'] ?? ''),
  ],
  title: () => ({ en: 'Footer', ar: 'تذييل الموقع' }),
  addresses: () => ['/about'],
  editPath: () => '/admin/content/footer',
});

type Values = { from: StoredValue; to: StoredValue };

async function readFooter(trx: Transaction<DB>): Promise<RecordTexts> {
  const row = await trx
    .selectFrom('footer_config')
    .select(['tagline', 'tagline_ar', 'about', 'about_ar', 'copyright', 'copyright_ar'])
    .select('show_newsletter')
    .executeTakeFirstOrThrow();
  const links = await trx
    .selectFrom('footer_social_links')
    .select(['id', 'platform', 'label', 'label_ar', 'url', 'active', 'display_order'])
    .orderBy('display_order')
    .orderBy('id')
    .execute();
  const texts = Object.entries(row).map(([name, value]) => [name, value ? String(value) : '']);
  return {
    ...Object.fromEntries(texts),
    links: JSON.stringify(
      links.map((link) => ({
        ...link,
        label_ar: link.label_ar ?? '',
        active: String(link.active),
      })),
    ),
  };
}

const linkChanges = (before: SocialLinkInput[], after: SocialLinkInput[]): Change[] =>
  rowChanges({
    table: 'footer_social_links',
    before: before.map(withPlace),
    after: after.map(({ display_order: _place, ...link }) => ({
      ...link,
      id: link.id || randomUUID(),
    })),
    parent: {},
    order: 'display_order',
  });

const withPlace = (link: SocialLinkInput, index: number) => ({
  ...link,
  display_order: link.display_order ?? index,
});

const unnamedLinks = (text: string): Finding[] =>
  parseRows(text).flatMap(({ label_ar }, index): Finding[] =>
    label_ar
      ? []
      : [{ rule: 'missing_arabic', level: 'red', field: 'links', detail: String(index + 1) }],
  );
