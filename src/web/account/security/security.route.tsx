import { data } from 'react-router';
import { hasSecondFactor } from '#services/identity/account.ts';
import { qrCodeSvg } from '#services/second-factors/qr-code.ts';
import { listLinkedAccounts } from '#services/providers/linked-accounts.server.ts';
import { startShopFactor } from '#services/second-factors/shop-factor.server.ts';
import { systemClock } from '#platform/clock.ts';
import { useT } from '#i18n/react.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { RejectionNotice } from '../../shared/forms/rejection-notice.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { FailurePage } from '../../shared/errors/failure-page.tsx';
import { readForm } from '../../shared/http/read-form.server.ts';
import { lacksStaffFactor } from '../../shared/session/guards.server.ts';
import { AccountTitle } from '../account-title.tsx';
import { signedIn } from '../signed-in.server.ts';
import type { Route } from './+types/security.route.ts';
import { confirmFactor, removeFactors, renewCodes } from './change-factor.server.ts';
import { FactorOff } from './factor-off.tsx';
import { FactorOn } from './factor-on.tsx';
import { FactorSetup } from './factor-setup.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RenewCodes } from './renew-codes.tsx';
import { unlinkAccount } from './unlink-account.server.ts';
import '../account.css';
import './security.css';

type SecurityResult = FormResult<{ recoveryCodes?: string[] }>;

const noStore = { 'Cache-Control': 'no-store' };

/** `?setup` shows the QR code; a link begins it, so that it works without scripts. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const session = signedIn(context);
  const { account } = session;
  const isOn = hasSecondFactor(account);
  const wantsSetup = !isOn && url.searchParams.has('setup');
  const started = wantsSetup ? await startShopFactor(account, systemClock.now()) : null;
  const setup = started?.ok
    ? {
        factorId: started.factor.id,
        secret: started.factor.secret,
        uri: started.factor.uri,
        picture: qrCodeSvg(started.factor.uri),
      }
    : null;
  const isLimited = started?.ok === false && started.reason === 'rate_limited';
  const linked = listLinkedAccounts(account);
  const isRequired = lacksStaffFactor(session);
  return data({ isOn, isRequired, setup, isLimited, linked }, { headers: noStore });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = form.get('intent');
  if (intent === 'off') return removeFactors(form, request, context);
  if (intent === 'codes') return renewCodes(form, request, context);
  if (form.has('identityId')) return unlinkAccount(form, request, context);
  return confirmFactor(form, request, context);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...(actionHeaders ?? [])]);

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { isLimited } = loaderData;
  const serverResult: SecurityResult | undefined = actionData;
  // Without scripts the page was loaded with the session from before the form.
  const changesFactor = ['on', 'off'].includes(serverResult?.intent ?? '');
  const isOn = serverResult?.ok && changesFactor ? serverResult.intent === 'on' : loaderData.isOn;
  const setup = isOn ? null : loaderData.setup;
  // Here and not in the panels, which change places when the page loads its data again.
  const on = useShopForm({ intent: 'on', serverResult });
  const off = useShopForm({ intent: 'off', serverResult });
  const renewal = useShopForm({ intent: 'codes', serverResult });
  const codes = isOn && (renewal.success?.recoveryCodes ?? on.success?.recoveryCodes);
  return (
    <>
      <AccountTitle title={t('account.security.title')} lead={t('account.security.lead')} />
      {!isOn && loaderData.isRequired && (
        <RejectionNotice
          title={t('account.security.requiredTitle')}
          text={t('account.security.requiredText')}
          isAlert={false}
          className="mb-8"
        />
      )}
      {codes && <RecoveryCodes key={codes[0]} codes={codes} />}
      {isOn && !codes && <RenewCodes form={renewal} />}
      {isOn && <FactorOn form={off} />}
      {setup && <FactorSetup setup={setup} form={on} />}
      {!isOn && !setup && <FactorOff isLimited={isLimited} form={off} />}
      {!setup && <LinkedAccounts accounts={loaderData.linked} serverResult={serverResult} />}
    </>
  );
}

export function ErrorBoundary() {
  const t = useT();
  return <FailurePage title={t('account.security.loadFailed')} />;
}
