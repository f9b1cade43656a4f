import type { Attack, Finding, Target } from '../attack.ts';
import { addressOf, demoEmail, type Reply, sendRequest } from '../send-request.ts';

const samples = 15;
/** The delays of a network hide smaller differences; those of a busy machine are larger: run it on a quiet one. */
const maxMilliseconds = 25;

const requests = {
  'sign-up': { path: '/auth/v1/signup', fields: { password: 'A-long-pass-2026' } },
  'a login link': { path: '/auth/v1/otp', fields: { create_user: true } },
  'a login link for known ones': {
    ...{ path: '/auth/v1/otp', fields: { create_user: false } },
    // The account above has used up its links.
    known: 'content',
  },
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

interface Question {
  path: string;
  fields: object;
  known?: string;
}

async function compare(
  target: Target,
  name: string,
  { path, fields, known = 'customer' }: Question,
): Promise<Finding[]> {
  const ask = (email: string) => {
    visitors += 1;
    return sendRequest(target, path, { body: { ...fields, email }, from: addressOf(visitors) });
  };
  const pairs: Pair[] = [];
  for (let index = 0; index < samples; index += 1) {
    // The same unknown one each time, so that its limits are used up as those of the known one.
    const emails = [demoEmail(known), `nobody-${known}@example.com`];
    const order = index % 2 === 0 ? [0, 1] : [1, 0];
    const replies: Reply[] = [];
    for (const which of order) replies[which] = await ask(emails[which]!);
    pairs.push(replies as Pair);
  }
  return [
    {
      figure: `${name}: pairs of answers that differ`,
      value: pairs.filter(([one, other]) => shapeOf(one) !== shapeOf(other)).length,
      max: 0,
    },
    {
      figure: `${name}: ms between known and unknown`,
      value: Math.round(Math.abs(medianDifference(pairs))),
      max: maxMilliseconds,
    },
  ];
}

type Pair = [known: Reply, unknown: Reply];

/** In milliseconds, between the two answers of a pair. */
function medianDifference(pairs: Pair[]): number {
  const differences = pairs.map(([known, unknown]) => known.milliseconds - unknown.milliseconds);
  return differences.toSorted((a, b) => a - b)[samples >> 1]!;
}

/** Without what differs between any two answers. */
function shapeOf({ status, text }: Reply): string {
  const plain = text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replaceAll(/[\w.-]+@[\w.-]+/g, 'address');
  return `${status} ${plain}`;
}
