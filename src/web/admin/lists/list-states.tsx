import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useList } from './list-context.ts';

interface EmptyListProps {
  title: string;
  text: string;
  actions?: ReactNode;
}

/** A list without any row: what it is for, and the first action. */
export const EmptyList = ({ title, text, actions }: EmptyListProps) => (
  <EmptyState title={title} description={text} actions={actions} />
);

export function NothingMatches() {
  const t = useT();
  const { hrefOf } = useList();
  return (
    <EmptyState
      title={t('admin.lists.noMatch')}
      actions={
        <ButtonLink to={hrefOf('')} variant="outline">
          {t('admin.lists.clear')}
        </ButtonLink>
      }
    />
  );
}

/** Retrying loads the same address again. */
export function UnreadableList() {
  const t = useT();
  const { search } = useLocation();
  const { hrefOf } = useList();
  return (
    <div role="alert">
      <EmptyState
        title={t('admin.lists.unreadable')}
        actions={
          <ButtonLink to={hrefOf(search)} variant="outline" replace>
            {t('admin.lists.retry')}
          </ButtonLink>
        }
      />
    </div>
  );
}
