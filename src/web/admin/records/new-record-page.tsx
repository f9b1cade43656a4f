import type { ComponentProps } from 'react';
import { RecordPage } from './record-page.tsx';

interface NewRecordPageProps extends Pick<
  ComponentProps<typeof RecordPage>,
  'page' | 'back' | 'children'
> {
  /** What becomes of the record once it is saved. */
  lead?: string;
}

/** The frame of a page that only adds records. */
export function NewRecordPage({ lead, children, ...page }: NewRecordPageProps) {
  return (
    <RecordPage {...page} isNew history={[]}>
      {lead && <p className="mt-2 max-w-prose text-muted">{lead}</p>}
      {children}
    </RecordPage>
  );
}
