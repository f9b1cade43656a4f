import { redirect } from 'react-router';
import { z } from 'zod';
import { useT } from '#i18n/react.tsx';
import { countOpenOrders, deleteAccount } from '#services/account/delete-account.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { withFlash } from '../../shared/flash/flash.server.ts';
import { handleForm, withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { clearedSessionCookies } from '../../shared/session/session-cookies.server.ts';
import { readRequestFacts } from '../../shared/session/session.server.ts';
import { AccountTitle } from '../account-title.tsx';
import { ownerOf, signedIn } from '../signed-in.server.ts';
import type { Route } from './+types/delete-account.route.ts';
import { DeleteAccountForm } from './delete-account-form.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return {
    openOrders: await countOpenOrders(ownerOf(context).customer),
    isStaff: signedIn(context).isStaff,
  };
}

const deleteAccountInput = z.object({
  password: z.string().default(''),
  understood: z.string('not_understood'),
});

export async function action({ request, context }: Route.ActionArgs) {
  return handleForm(await readForm(request), {
    schema: deleteAccountInput,
    submit: async ({ password }) => {
      const { customer } = ownerOf(context);
      const result = await deleteAccount(customer, password, readRequestFacts(context, request));
      if (!result.ok) return result;
      const response = withFlash(redirect('/'), 'account_deleted');
      for (const cookie of clearedSessionCookies()) response.headers.append('Set-Cookie', cookie);
      return response;
    },
  });
}

export { withActionHeaders as headers };

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { openOrders, isStaff } = loaderData;
  return (
    <>
      <AccountTitle title={t('account.deletion.title')} lead={t('account.deletion.lead')} />
      <dl className="farewell-facts">
        <dt>{t('account.deletion.erased')}</dt>
        <dd>{t('account.deletion.erasedText')}</dd>
        <dt>{t('account.deletion.retained')}</dt>
        <dd>{t('account.deletion.retainedText')}</dd>
      </dl>
      {isStaff && <p>{t('account.deletion.staff')}</p>}
      {!isStaff && openOrders > 0 && <OpenOrders count={openOrders} />}
      {!isStaff && openOrders === 0 && <DeleteAccountForm serverResult={actionData} />}
    </>
  );
}

function OpenOrders({ count }: { count: number }) {
  const t = useT();
  return (
    <div className="account-panel grid justify-items-start gap-4">
      <p className="text-xl">{t('account.deletion.openOrders', { count })}</p>
      <p className="text-muted">{t('account.deletion.openOrdersText')}</p>
      <ButtonLink to="/account/orders">{t('account.deletion.seeOrders')}</ButtonLink>
    </div>
  );
}
