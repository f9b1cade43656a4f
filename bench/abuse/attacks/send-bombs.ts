import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Attack, Target } from '../attack.ts';
import { slowPageSeconds, watchPages } from '../watch-pages.ts';

const bombs = 30;
const largeForms = 24;

const bomb = new Uint8Array(
  readFileSync(join(import.meta.dirname, '../../../tests/support/hostile/7999x7999.avif')),
);

/** Sends pictures of 64 million pixels in 1 kB, and forms of 32 MB, many at a time. */
export const sendBombs: Attack = {
  name: `Uploads: ${bombs} decompression bombs, ${largeForms} forms of 32 MB at once`,
  async run(target) {
    const pages = watchPages(target);
    const pictures = await Promise.all(Array.from({ length: bombs }, () => send(target, [bomb])));
    const large = Array.from({ length: 6 }, () => new Uint8Array(5 * 1024 * 1024));
    const forms = await Promise.all(Array.from({ length: largeForms }, () => send(target, large)));
    const slowest = await pages.stop();
    const responses = [...pictures, ...forms];
    const count = (test: (status: number) => boolean) => responses.filter(test).length;
    return [
      { figure: 'uploads accepted', value: count((status) => status < 400), max: 0 },
      { figure: 'server errors', value: count((status) => status >= 500), max: 0 },
      { figure: 'seconds of the slowest page meanwhile', value: slowest, max: slowPageSeconds },
    ];
  },
};

/** The status of the response, or 400 when the shop closed the connection. */
async function send({ url }: Target, pictures: Uint8Array<ArrayBuffer>[]): Promise<number> {
  const body = new FormData();
  const fields = {
    project_title: 'A house',
    full_name: 'Mona Farid',
    email: 'mona@example.com',
    phone: '01001234567',
    service_type: 'custom_furniture',
    budget_range: 'under_10k',
    project_type: 'residential',
    preferred_timeline: 'flexible',
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const picture of pictures) body.append('images', new File([picture], 'room.avif'));
  try {
    const address = `${url}/functions/v1/request-custom-service`;
    const response = await fetch(address, { method: 'POST', body });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 400;
  }
}
