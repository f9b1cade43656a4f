import type { Attack, Finding, Target } from '../attack.ts';
import { addressOf, demoEmail, type Reply, sendRequest } from '../send-request.ts';

const samples = 15;
/** Of medians; both kinds are asked alternately, so that a busy machine slows both. */
const maxMilliseconds = 25;

const requests = {
  'sign-up': { path: '/auth/v1/signup', fields: { password: 'A-long-pass-2026' } },
  'a login link': { path: '/auth/v1/otp', fields: { create_user: true } },
  'a login link for known ones': { path: '/auth/v1/otp', fields: { create_user: false } },
  'a new password': { path: '/auth/v1/recover', fields: {} },
  'another confirmation': { path: '/auth/v1/resend', fields: { type: 'signup' } },
  'a wrong password': { path: '/auth/v1/token?grant_type=password', fields: { password: 'no' } },
} as const;

/** Compares what known and unknown addresses get, and after which time. */
export const listAccounts: Attack = {
  name: `Listing accounts: ${samples} known and unknown addresses in each of six requests`,
  async run(target) {
    const findings: Finding[] = [];
    for (const [name, request] of Object.entries(requests))
      findings.push(...(await compare(target, name, request)));
    return findings;
  },
};

let visitors = 50_000;

async function compare(
  target: Target,
  name: string,
  { path, fields }: { path: string; fields: object },
): Promise<Finding[]> {
  const ask = (email: string) => {
    visitors += 1;
    return sendRequest(target, path, { body: { ...fields, email }, from: addressOf(visitors) });
  };
  const known: Reply[] = [];
  const unknown: Reply[] = [];
  for (let index = 0; index < samples; index += 1) {
    known.push(await ask(demoEmail('customer')));
    // The same one each time, so that its limits are used up as those of the known one.
    unknown.push(await ask('nobody@example.com'));
  }
  const kinds = new Set([...known, ...unknown].map(shapeOf));
  const difference = Math.abs(medianTime(known) - medianTime(unknown));
  return [
    { figure: `${name}: kinds of answers`, value: kinds.size, max: 1 },
    {
      figure: `${name}: ms between the medians`,
      value: Math.round(difference),
      max: maxMilliseconds,
    },
  ];
}

/** Without what differs between any two answers. */
function shapeOf({ status, text }: Reply): string {
  const plain = text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replaceAll(/[\w.-]+@[\w.-]+/g, 'address');
  return `${status} ${plain}`;
}

const medianTime = (replies: Reply[]) =>
  replies.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)[samples >> 1]!;
