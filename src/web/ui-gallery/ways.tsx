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
import { Section } from './section.tsx';

const orders = [{ code: 'FU-2041' }, { code: 'FU-2038' }, { code: 'FU-1977' }];

export function ListsAndWays({ words }: { words: Samples }) {
  const items = words.tabs.map((title) => ({ id: title, title, content: words.text }));
  return (
    <Section id="lists" title={words.sections.lists}>
      <Breadcrumb crumbs={words.crumbs.map((label) => ({ label, to: '/shop' }))} />
      <Stepper
        label={words.sections.lists}
        steps={words.steps.map((label) => ({ label, to: '/cart' }))}
        current={1}
      />
      <Tabs
        label={words.piece}
        tabs={words.tabs.map((label) => ({
          value: label,
          label,
          content: <p className="max-w-prose">{`${label}. ${words.text}`}</p>,
        }))}
      />
      <Accordion items={items} openId={words.tabs[0]} />
      <Table
        caption={words.table}
        columns={[
          { id: 'code', header: words.columns[0], cell: ({ code }) => <bdi>{code}</bdi> },
          { id: 'place', header: words.columns[1], cell: () => words.place },
          {
            id: 'status',
            header: words.columns[2],
            cell: () => <Badge tone="information">{words.status}</Badge>,
          },
          {
            id: 'total',
            header: words.columns[3],
            cell: () => <bdi>{words.price}</bdi>,
            end: true,
          },
        ]}
        rows={orders}
        rowKey={({ code }) => code}
      />
      <Pagination page={6} pages={12} hrefFor={(page) => `?page=${page}`} />
    </Section>
  );
}

export function WaitingAndEmptiness({ words }: { words: Samples }) {
  return (
    <Section id="feedback" title={words.sections.feedback}>
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
        title={words.emptyTitle}
        description={words.emptyText}
        actions={<ButtonLink to="/shop">{words.arrow}</ButtonLink>}
        className="bg-limestone"
      />
    </Section>
  );
}
