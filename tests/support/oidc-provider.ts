import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type KoaContextWithOIDC, Provider } from 'oidc-provider';

export interface TestProvider {
  issuer: string;
  /** As the shop's environment names it. */
  settings: { name: string; issuer: string; clientId: string; clientSecret: string };
  /** Who is signed in at the provider. */
  person: { id: string; email: string; verified: boolean };
  stop(): Promise<void>;
}

const clientId = 'shop';
const clientSecret = 'a secret of the shop';

/** A real OpenID provider, whose sign-in page agrees at once. */
export async function startOidcProvider(
  name: string,
  shopUrl: () => string,
): Promise<TestProvider> {
  const http = createServer();
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const provider: TestProvider = {
    issuer,
    settings: { name, issuer, clientId, clientSecret },
    person: { id: 'nobody', email: 'nobody@example.com', verified: false },
    stop: () => stop(http),
  };
  let oidc: Provider | undefined;
  http.on('request', (request, response) => {
    // Only now is the address of the shop known.
    oidc ??= createProvider(provider, `${shopUrl()}/auth/v1/callback`);
    if (request.url?.startsWith('/agree/')) void agree(oidc, provider, request, response);
    else void oidc.callback()(request, response);
  });
  return provider;
}

function createProvider(provider: TestProvider, redirectUri: string): Provider {
  return new Provider(provider.issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['only for tests'] },
    findAccount: (_context: KoaContextWithOIDC, sub: string) => ({
      accountId: sub,
      claims: () => {
        const { email, verified } = provider.person;
        return { sub, email, email_verified: verified, name: 'Nadia Samir' };
      },
    }),
    interactions: { url: (_context, interaction) => `/agree/${interaction.uid}` },
  });
}

async function agree(
  oidc: Provider,
  { person }: TestProvider,
  ...[request, response]: Parameters<Provider['interactionDetails']>
) {
  const { params, grantId } = await oidc.interactionDetails(request, response);
  const grant =
    (grantId && (await oidc.Grant.find(grantId))) ||
    new oidc.Grant({ accountId: person.id, clientId: params['client_id'] as string });
  grant.addOIDCScope('openid email profile');
  const consent = { grantId: await grant.save() };
  await oidc.interactionFinished(request, response, { login: { accountId: person.id }, consent });
}

async function stop(http: Server): Promise<void> {
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
}

/** Follows the provider's redirects with a cookie jar until it returns to the shop. */
export async function visitProvider(address: string): Promise<URL> {
  const jar = new Map<string, string>();
  let url = address;
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
      jar.set(name!, value!);
    }
    const next = new URL(response.headers.get('Location')!, url);
    if (next.pathname === '/auth/v1/callback') return next;
    url = next.toString();
  }
  throw new Error('The provider did not return.');
}
