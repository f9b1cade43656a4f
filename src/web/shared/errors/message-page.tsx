import type { ReactNode } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '../seo/page-head.tsx';

interface MessagePageProps {
  title: string;
  text: string;
  /** Buttons or links to continue with. */
  actions: ReactNode;
  /** What follows below, such as other places to go. */
  children?: ReactNode;
}

/** A page that has nothing to show but a message and the ways on. Search engines leave it out. */
export function MessagePage({ title, text, actions, children }: MessagePageProps) {
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <EmptyState heading="h1" title={title} description={text} actions={actions} />
      {children}
    </>
  );
}
