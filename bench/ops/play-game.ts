/** A stranger from an address of their own, so that no limit is met. */
type Player = {
  url: string;
  address: string;
  /** Of an account; visitors have none. */
  token?: string;
};

/** How a claim was answered; undefined when it is not known whether it was stored. */
export type Claimed = 'stored' | 'rejected' | undefined;

type Question = { id: string; options: string[] };
type Body = {
  game: { id: string };
  device_id: string;
  questions: Question[];
  error?: { code: string };
};

/** Plays on /functions/v1 until the wheel has stopped; returns how the prize is claimed. */
export async function winPrize(player: Player): Promise<(name: string) => Promise<Claimed>> {
  const won = await winGame(player);
  return (name) => claim(player, { ...won, instagram_username: name });
}

/** The same; returns what a claim names. */
export async function winGame(player: Player): Promise<{ game_id: string; device_id: string }> {
  const { game, device_id, questions } = await move(player, 'start', {});
  for (const { id, options } of questions) {
    const option = options.indexOf('right');
    await move(player, 'answer', { game_id: game.id, question_id: id, option });
  }
  await move(player, 'spin', { game_id: game.id });
  return { game_id: game.id, device_id };
}

async function claim(player: Player, body: object): Promise<Claimed> {
  const { status, json } = await post(player, 'claim', body);
  // The answer to an earlier attempt was lost.
  if (status === 201 || json.error?.code === 'already_claimed') return 'stored';
  const isFailure = status === 429 || status >= 500 || json.error?.code.startsWith('claim_');
  return isFailure ? undefined : 'rejected';
}

async function move(player: Player, step: string, body: object): Promise<Body> {
  const { status, json } = await post(player, step, body);
  if (status !== 200) throw new Error(`${step} was answered with ${status}.`);
  return json;
}

async function post({ url, address, token }: Player, step: string, body: object) {
  const response = await fetch(`${url}/functions/v1/game-${step}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: (await response.json()) as Body };
}
