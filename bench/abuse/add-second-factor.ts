import { Secret, TOTP } from 'otpauth';
import type { Target } from './attack.ts';
import { sendRequest, signInAs, type Reply } from './send-request.ts';

export interface SecondFactor {
  id: string;
  /** The session that has passed the second step. */
  token: string;
  challenge(token: string): Promise<string>;
  verify(
    token: string,
    attempt: { challengeId: string; code: string; from?: string },
  ): Promise<Reply>;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Switches two-step sign-in on for a demo account. */
export async function addSecondFactor(target: Target, role: string): Promise<SecondFactor> {
  const first = await signInAs(target, role);
  const enrolled = await sendRequest(target, '/auth/v1/factors', {
    headers: bearer(first),
    body: { factor_type: 'totp', friendly_name: 'app' },
  });
  const { id, totp } = JSON.parse(enrolled.text) as { id: string; totp: { secret: string } };
  const challenge: SecondFactor['challenge'] = async (token) => {
    const path = `/auth/v1/factors/${id}/challenge`;
    const reply = await sendRequest(target, path, { headers: bearer(token), body: {} });
    return (JSON.parse(reply.text) as { id: string }).id;
  };
  const verify: SecondFactor['verify'] = (token, { challengeId, code, from }) =>
    sendRequest(target, `/auth/v1/factors/${id}/verify`, {
      headers: bearer(token),
      body: { challenge_id: challengeId, code },
      ...(from && { from }),
    });
  const code = new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate();
  const on = await verify(first, { challengeId: await challenge(first), code });
  if (on.status !== 200) throw new Error(`Two-step sign-in was not switched on: ${on.text}`);
  const { access_token: token } = JSON.parse(on.text) as { access_token: string };
  return { id, token, challenge, verify };
}
