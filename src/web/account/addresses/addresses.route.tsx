import { z } from 'zod';
import { useT } from '#i18n/react.tsx';
import { deleteAddress, makeDefault, readAddresses } from '#services/addresses/addresses.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { SuccessNotice } from '../../shared/forms/success-notice.tsx';
import { useRejectionToast } from '../../shared/forms/use-rejection-toast.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { AccountTitle } from '../account-title.tsx';
import { ownerOf } from '../signed-in.server.ts';
import type { Route } from './+types/addresses.route.ts';
import { AddressCard, addressesKey } from './address-card.tsx';

export const loader = ({ context }: Route.LoaderArgs) => readAddresses(ownerOf(context));

const changeInput = z.object({ id: z.string('required'), intent: z.string().optional() });

export async function action({ request, context }: Route.ActionArgs) {
  return handleForm(await readForm(request), {
    schema: changeInput,
    submit: async ({ id, intent }) => {
      const { customer } = ownerOf(context);
      const isDeleted = intent === 'delete';
      await (isDeleted ? deleteAddress(customer, id) : makeDefault(customer, id));
      return { ok: true as const, isDeleted };
    },
  });
}

export default function Addresses({ loaderData: addresses, actionData }: Route.ComponentProps) {
  const t = useT();
  const { success, rejection } = useShopForm({
    fetcherKey: addressesKey,
    intent: actionData?.intent,
    serverResult: actionData,
  });
  useRejectionToast(rejection, t('account.addresses.failed'));
  const add = <ButtonLink to="/account/addresses/new">{t('account.addresses.add')}</ButtonLink>;
  return (
    <>
      <AccountTitle
        title={t('account.area.addresses')}
        lead={t('account.addresses.lead')}
        actions={addresses.length > 0 && add}
      />
      <SuccessNotice
        result={success}
        title={t(success?.isDeleted ? 'account.addresses.deleted' : 'account.addresses.saved')}
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
