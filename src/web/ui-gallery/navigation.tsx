import { Accordion } from '#ui/accordion.tsx';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/khatam.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { Table } from '#ui/table.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { Samples } from './samples.ts';
import { GallerySection } from './section.tsx';

const orders = [{ code: 'FU-2041' }, { code: 'FU-2038' }, { code: 'FU-1977' }];

export function ListsAndNavigation({ texts }: { texts: Samples }) {
  const items = texts.tabs.map((title) => ({ id: title, title, content: texts.text }));
  return (
    <GallerySection id="lists" title={texts.sections.lists}>
      <Breadcrumb crumbs={texts.crumbs.map((label) => ({ label, to: '/shop' }))} />
      <Stepper
        label={texts.sections.lists}
        steps={texts.steps.map((label) => ({ label, to: '/cart' }))}
        current={1}
      />
      <Tabs
        label={texts.piece}
        tabs={texts.tabs.map((label) => ({
          value: label,
          label,
          content: <p className="max-w-prose">{`${label}. ${texts.text}`}</p>,
        }))}
      />
      <Accordion items={items} openId={texts.tabs[0]} />
      <Table
        caption={texts.table}
        columns={[
          { id: 'code', header: texts.columns[0]!, cell: ({ code }) => <bdi>{code}</bdi> },
          { id: 'place', header: texts.columns[1]!, cell: () => texts.place },
          {
            id: 'status',
            header: texts.columns[2]!,
            cell: () => <Badge tone="information">{texts.status}</Badge>,
          },
          {
            id: 'total',
            header: texts.columns[3]!,
            cell: () => <bdi>{texts.price}</bdi>,
            end: true,
          },
        ]}
        rows={orders}
        rowKey={({ code }) => code}
      />
      <Pagination page={6} pages={12} hrefFor={(page) => `?page=${page}`} />
    </GallerySection>
  );
}

export function LoadingAndEmptyStates({ texts }: { texts: Samples }) {
  return (
    <GallerySection id="feedback" title={texts.sections.feedback}>
      <Spinner />
      <SkeletonGroup className="grid grid-cols-2 gap-6 sm:grid-cols-3">
        {[0, 1, 2].map((card) => (
          <div key={card} className="grid gap-3">
            <Skeleton className="aspect-product" />
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        ))}
      </SkeletonGroup>
      <EmptyState
        heading="h3"
        title={texts.emptyTitle}
        description={texts.emptyText}
        actions={<ButtonLink to="/shop">{texts.arrow}</ButtonLink>}
        className="bg-limestone"
      />
    </GallerySection>
  );
}
