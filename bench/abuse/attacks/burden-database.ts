import type { Attack } from '../attack.ts';
import { attackBesideOthers } from '../beside-others.ts';
import { sendRequest, type Reply } from '../send-request.ts';

const stranger = '192.0.2.31';
const maxBytes = 1_000_000;

/** Patterns for which PostgreSQL takes long, on the texts of all products. */
export const burdenByPatterns: Attack = {
  name: 'Patterns: a visitor asks for what takes the database long to compare',
  run: (target) =>
    attackBesideOthers(target, (index) => {
      const operators = ['match', 'imatch', 'not.match', 'match(any)', 'ilike'];
      const operator = operators[index % operators.length]!;
      const pattern = operator === 'ilike' ? `${'*a'.repeat(40)}${index}` : `(.*)*(.*)*x${index}`;
      const value = operator.endsWith(')') ? `{${pattern}}` : pattern;
      const path = `/rest/v1/products?select=id&description=${operator}.${encodeURIComponent(value)}`;
      return sendRequest(target, path, { from: stranger });
    }),
};

/** A short address that asks for everything, many times over. */
export const burdenByEmbedding: Attack = {
  name: 'Embedding: a visitor asks for all products within all others',
  async run(target) {
    const rest = 'product_images(*),product_variants(*),reviews(*)';
    const select = `*,${rest},workshops(*,products(*,${rest}))`;
    const replies: Reply[] = [];
    const findings = await attackBesideOthers(target, async (index) => {
      const path = `/rest/v1/products?select=${select}&order=name&offset=${index % 3}`;
      const reply = await sendRequest(target, path, { from: stranger });
      replies.push(reply);
      return reply;
    });
    const largest = Math.max(...replies.map(({ text }) => text.length));
    return [...findings, { figure: 'bytes of the largest answer', value: largest, max: maxBytes }];
  },
};
