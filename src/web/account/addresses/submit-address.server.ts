import { redirect, type RouterContextProvider } from 'react-router';
import { savedAddress } from '#domain/addresses/saved-address.ts';
import { saveAddress } from '#services/addresses/addresses.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { ownerOf } from '../signed-in.server.ts';

/** Returns to the list when the address is saved. */
export async function submitAddress(
  id: string | null,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  return handleForm(await readForm(request), {
    schema: savedAddress,
    submit: async (address) => {
      const result = await saveAddress(ownerOf(context).customer, address, id);
      if (result.ok) return redirect('/account/addresses');
      return result.reason === 'not_served'
        ? { ok: false, reason: 'invalid_input', fields: { governorate: 'not_served' } }
        : result;
    },
  });
}
