import type { ReactNode } from 'react';
import { useT } from '#i18n/react.tsx';
import { PageHead } from '../shared/seo/page-head.tsx';

interface AdminTitleProps {
  /** Omitted on the dashboard, which is the area itself. */
  page?: string;
  children: ReactNode;
}

/** The head of each back-office page; not indexed by search engines. */
export function AdminTitle({ page, children }: AdminTitleProps) {
  const t = useT();
  const area = t('admin.pageTitle');
  return (
    <>
      <PageHead title={page ? `${area} · ${page}` : area} robots="noindex" />
      <h1 className="text-2xl">{children}</h1>
    </>
  );
}
