import { useT } from '#i18n/react.tsx';
import { deleteAddress, makeDefault, readAddresses } from '#services/addresses/addresses.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { readForm } from '../../shared/read-form.server.ts';
import { AccountTitle } from '../account-title.tsx';
import { SavedNotice } from '../forms/saved-notice.tsx';
import { ownerOf } from '../signed-in.server.ts';
import type { Route } from './+types/addresses.route.ts';
import { AddressCard } from './address-card.tsx';

export const loader = ({ context }: Route.LoaderArgs) => readAddresses(ownerOf(context));

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { customer } = ownerOf(context);
  const id = String(form.get('id'));
  const deletes = form.get('intent') === 'delete';
  await (deletes ? deleteAddress(customer, id) : makeDefault(customer, id));
  return { ok: true as const, deletes };
}

export default function Addresses({ loaderData: addresses, actionData }: Route.ComponentProps) {
  const t = useT();
  const add = <ButtonLink to="/account/addresses/new">{t('account.addresses.add')}</ButtonLink>;
  return (
    <>
      <AccountTitle
        title={t('account.area.addresses')}
        lead={t('account.addresses.lead')}
        actions={addresses.length > 0 && add}
      />
      <SavedNotice
        news={actionData ?? null}
        title={t(actionData?.deletes ? 'account.addresses.deleted' : 'account.addresses.saved')}
      />
      {addresses.length === 0 && (
        <EmptyState
          title={t('account.addresses.empty')}
          description={t('account.addresses.emptyText')}
          actions={add}
        />
      )}
      <ul className="address-list">
        {addresses.map((address) => (
          <AddressCard key={address.id} address={address} />
        ))}
      </ul>
    </>
  );
}
