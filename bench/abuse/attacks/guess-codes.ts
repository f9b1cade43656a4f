import { addSecondFactor } from '../add-second-factor.ts';
import type { Attack, Target } from '../attack.ts';
import {
  addressOf,
  demoEmail,
  demoPassword,
  sendMany,
  sendRequest,
  signInAs,
  type Reply,
} from '../send-request.ts';

const guesses = 1000;
const atOnce = 10;
/** Allowances grow again while the attack lasts. */
const slack = 5;
const victim = 'sales';

/** Tries codes, links and passwords of others, from one address and from a thousand. */
export const guessCodes: Attack = {
  name: `Guessing: ${guesses} codes, links and passwords from one address, and from ${guesses}`,
  async run(target) {
    const findings = [];
    for (const [figure, max, send] of [
      ['passwords, one address', 10, guessPassword(target, () => '192.0.2.7')],
      ['passwords, many addresses', 100, guessPassword(target, addressOf)],
      ['mailed codes, one address', 10, guessMailedCode(target, () => '192.0.2.7')],
      ['mailed codes, many addresses', 30, guessMailedCode(target, addressOf)],
      ['mailed links, one address', 30, guessLink(target)],
      ['reset links, one address', 30, guessResetLink(target)],
      ['codes of the app, many addresses', 10, await guessAppCode(target)],
      // They share the allowance of the app's codes, which is used up by now.
      ['recovery codes, many addresses', 10, await guessRecoveryCode(target)],
    ] as const) {
      const replies = await sendMany(guesses, atOnce, send);
      const looked = replies.filter(({ status }) => status !== 429 && status < 500).length;
      findings.push({ figure: `${figure}, looked at`, value: looked, max: max + slack });
      const errors = replies.filter(({ status }) => status >= 500).length;
      findings.push({ figure: `${figure}, server errors`, value: errors, max: 0 });
    }
    return findings;
  },
};

type Guess = (index: number) => Promise<Reply>;
const digits = (index: number) => String(index).padStart(6, '0');

const guessPassword =
  (target: Target, from: (index: number) => string): Guess =>
  (index) => {
    const body = { email: demoEmail('technical'), password: `Not-this-one-${index}` };
    const path = '/auth/v1/token?grant_type=password';
    return sendRequest(target, path, { body, from: from(index) });
  };

const guessMailedCode =
  (target: Target, from: (index: number) => string): Guess =>
  (index) => {
    const body = { type: 'email', email: demoEmail('marketing'), token: digits(index) };
    return sendRequest(target, '/auth/v1/verify', { body, from: from(index) });
  };

const guessLink =
  (target: Target): Guess =>
  (index) => {
    const body = { type: 'magiclink', token_hash: `guess-${index}` };
    return sendRequest(target, '/auth/v1/verify', { body, from: '192.0.2.8' });
  };

const guessResetLink =
  (target: Target): Guess =>
  (index) =>
    sendForm(target, '/en/reset-password', {
      ...{ fields: { token: `guess-${index}`, password: 'A-new-pass-2026' } },
      from: '192.0.2.9',
    });

interface FormSending {
  fields: Record<string, string>;
  from: string;
  cookie?: string;
}

const sendForm = (target: Target, path: string, { fields, from, cookie = '' }: FormSending) =>
  sendRequest(target, path, {
    method: 'POST',
    from,
    body: new URLSearchParams(fields).toString(),
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      origin: target.url,
      cookie,
    },
  });

/** Switches two-step sign-in on for the victim, then guesses with the password alone. */
async function guessAppCode(target: Target): Promise<Guess> {
  const factor = await addSecondFactor(target, victim);
  const token = await signInAs(target, victim);
  const challengeId = await factor.challenge(token);
  return (index) =>
    factor.verify(token, { challengeId, code: digits(index), from: addressOf(index) });
}

async function guessRecoveryCode(target: Target): Promise<Guess> {
  const fields = { email: demoEmail(victim), password: demoPassword };
  const entered = await sendForm(target, '/en/login', { fields, from: '192.0.2.10' });
  const cookie = entered.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  if (!cookie.includes('second-step=')) throw new Error('The login asked for no second step.');
  return (index) =>
    sendForm(target, '/en/login/second-step', {
      ...{ fields: { code: `abcd${digits(index)}` }, from: addressOf(index), cookie },
    });
}
