import type { ReactNode } from 'react';
import { PageHead } from '../shared/seo/page-head.tsx';

interface AccountTitleProps {
  title: string;
  /** For the browser tab, when it differs from the heading. */
  pageTitle?: string;
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The head of each account page; not indexed by search engines. */
export function AccountTitle({ title, pageTitle, lead, actions }: AccountTitleProps) {
  return (
    <header className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <PageHead title={pageTitle ?? title} robots="noindex" />
      <div>
        <h1 className="text-3xl">{title}</h1>
        {lead && <p className="mt-2 text-muted">{lead}</p>}
      </div>
      {actions}
    </header>
  );
}
