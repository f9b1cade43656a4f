import { composedPages } from '#domain/content/page-parts.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { PageOverview } from '#services/admin/pages/read-pages-overview.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { Table, type Column } from '#ui/table.tsx';
import { pageEditorPath } from './page-intents.ts';

/** Every page with its draft, what is missing, and what is scheduled. */
export function PagesTable({ pages }: { pages: readonly PageOverview[] }) {
  const { t, date, number, locale } = useLanguage();
  const text = (name: 'page' | 'state' | 'missing' | 'broken' | 'changed' | 'scheduled') =>
    t(`adminContent.page.overview.${name}`);
  const time = (value: Date | null) => (value ? date(value, 'dateTime') : '–');
  const columns: Column<PageOverview>[] = [
    {
      id: 'page',
      header: text('page'),
      cell: ({ page }) => (
        <Link to={pageEditorPath(page)}>{composedPages[page].title[locale]}</Link>
      ),
    },
    {
      id: 'state',
      header: text('state'),
      cell: ({ hasDraft }) => (
        <Badge tone={hasDraft ? 'information' : 'success'}>
          {t(`adminContent.page.overview.${hasDraft ? 'draft' : 'none'}`)}
        </Badge>
      ),
    },
    {
      id: 'missing',
      header: text('missing'),
      cell: ({ missingTexts }) => number(missingTexts),
      end: true,
    },
    {
      id: 'broken',
      header: text('broken'),
      cell: ({ brokenLinks }) => number(brokenLinks),
      end: true,
    },
    { id: 'changed', header: text('changed'), cell: ({ changedAt }) => time(changedAt) },
    { id: 'scheduled', header: text('scheduled'), cell: ({ scheduledAt }) => time(scheduledAt) },
  ];
  return (
    <section className="mt-6" aria-labelledby="pages">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="pages" className="text-xl">
          {t('adminContent.page.overview.title')}
        </h2>
        <Link to="/admin/content/footer">{t('adminContent.page.overview.footer')}</Link>
      </div>
      <Table
        caption={t('adminContent.page.overview.title')}
        columns={columns}
        rows={pages}
        rowKey={({ page }) => page}
      />
    </section>
  );
}
