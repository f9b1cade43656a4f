/** What a client may ask of the provider's sign-in page. */
export interface AuthorizeParameters {
  scope: string;
  parameters: Record<string, string>;
}

const baseScopes = ['openid', 'email', 'profile'];
const maxScopes = 20;
const maxLength = 300;
/** The characters that OAuth allows in a scope. */
const scopeShape = /^[\x21\x23-\x5b\x5d-\x7e]{1,100}$/;
/** How the page looks and asks; nothing that changes where it returns to or what it proves. */
const passedOn = [
  'access_type',
  'acr_values',
  'display',
  'domain_hint',
  'hd',
  'include_granted_scopes',
  'login_hint',
  'max_age',
  'prompt',
  'ui_locales',
] as const;

/** Reads the query of `authorize`. What is not known or not well formed is left out. */
export function readAuthorizeParameters(
  query: Readonly<Record<string, string>>,
): AuthorizeParameters {
  const wanted = (query['scopes'] ?? '').split(/[\s,]+/).filter((each) => scopeShape.test(each));
  const scopes = new Set([...baseScopes, ...wanted.slice(0, maxScopes)]);
  const parameters = passedOn.flatMap((name): [string, string][] => {
    const value = query[name];
    return value && value.length <= maxLength ? [[name, value]] : [];
  });
  return { scope: [...scopes].join(' '), parameters: Object.fromEntries(parameters) };
}
