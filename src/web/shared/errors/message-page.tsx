import { type ReactNode } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '../seo/page-head.tsx';
import { DeferredSearchAndRooms } from '../shell/deferred-parts.ts';

interface MessagePageProps {
  title: string;
  text: string;
  /** Buttons or links to continue with. */
  actions: ReactNode;
  /** Shows a search field and other places of the shop below. */
  hasSearchAndRooms?: boolean;
  children?: ReactNode;
}

/** A page that only shows a message and where to go next. Search engines leave it out. */
export function MessagePage({
  title,
  text,
  actions,
  hasSearchAndRooms,
  children,
}: MessagePageProps) {
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <EmptyState heading="h1" title={title} description={text} actions={actions} />
      {children}
      {hasSearchAndRooms && <DeferredSearchAndRooms />}
    </>
  );
}
