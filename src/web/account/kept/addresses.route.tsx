import { useT } from '#i18n/react.tsx';
import { readAddresses } from '#services/account/keepsakes.server.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AccountTitle } from '../account-title.tsx';
import { PostalLines } from '../postal-lines.tsx';
import { ownerOf } from '../signed-in.server.ts';
import type { Route } from './+types/addresses.route.ts';

export const loader = ({ context }: Route.LoaderArgs) => readAddresses(ownerOf(context));

export default function Addresses({ loaderData: addresses }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <AccountTitle title={t('account.area.addresses')} />
      {addresses.length === 0 && <EmptyState title={t('account.pages.addresses')} />}
      <ul className="grid gap-6 sm:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.id} className="account-panel">
            <p className="mb-3 flex flex-wrap gap-3 font-medium">
              {address.label}
              {address.isDefault && <Badge>{t('account.pages.defaultAddress')}</Badge>}
            </p>
            <PostalLines address={address} />
          </li>
        ))}
      </ul>
    </>
  );
}
