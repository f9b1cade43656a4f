import { environment } from '#platform/environment.server.ts';
import { listProviders } from '#services/providers/provider-config.server.ts';

/** Public settings that clients read before they show a form. */
export function authSettings() {
  const { AUTH_ANONYMOUS, AUTH_AUTOCONFIRM } = environment();
  const providers = Object.fromEntries(listProviders().map(({ id }) => [id, true]));
  return {
    external: { email: true, phone: false, anonymous_users: AUTH_ANONYMOUS, ...providers },
    disable_signup: false,
    mailer_autoconfirm: AUTH_AUTOCONFIRM,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    mfa_enabled: true,
  };
}
