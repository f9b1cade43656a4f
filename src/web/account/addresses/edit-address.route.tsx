import { data } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { findAddress } from '#services/addresses/addresses.server.ts';
import { readGovernorates } from '#services/delivery/governorates.server.ts';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { AccountTitle } from '../account-title.tsx';
import { ownerOf } from '../signed-in.server.ts';
import type { Route } from './+types/edit-address.route.ts';
import { AddressForm } from './address-form.tsx';
import { submitAddress } from './submit-address.server.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { customer, locale } = ownerOf(context);
  const [governorates, address] = await Promise.all([
    readGovernorates(locale),
    params.id === undefined ? null : findAddress(customer, params.id),
  ]);
  if (params.id !== undefined && !address) throw data(null, { status: 404 });
  return { governorates, address };
}

export const action = ({ params, request, context }: Route.ActionArgs) =>
  submitAddress(params.id ?? null, request, context);

export { withActionHeaders as headers };

export default function EditAddress({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { governorates, address } = loaderData;
  return (
    <>
      <AccountTitle
        title={t(address ? 'account.addresses.editTitle' : 'account.addresses.addTitle')}
      />
      <AddressForm governorates={governorates} address={address} serverResult={actionData} />
    </>
  );
}
