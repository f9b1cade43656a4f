import { useT } from '#i18n/react.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AccountTitle } from '../account-title.tsx';

export const loader = () => null;

export default function Rewards() {
  const t = useT();
  return (
    <>
      <AccountTitle title={t('account.area.rewards')} />
      <EmptyState title={t('account.pages.rewards')} />
    </>
  );
}
