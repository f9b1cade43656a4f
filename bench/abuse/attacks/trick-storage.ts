import { posix } from 'node:path';
import type { Attack, Target } from '../attack.ts';
import { sendRequest, signInAs } from '../send-request.ts';

const bucket = 'product-images';
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Ways out of a bucket that some server has fallen for. */
const paths = [
  '../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/etc/passwd',
  '%252e%252e%252fetc%252fpasswd',
  '..%5c..%5cetc%5cpasswd',
  '....//....//etc/passwd',
  '%2fetc%2fpasswd',
  'a%00.png',
  '..;/..;/etc/passwd',
  '%c0%ae%c0%ae/etc/passwd',
  'file:%2f%2f%2fetc%2fpasswd',
  '.%2f..%2f..%2fpackage.json',
];
const doors = ['public', 'authenticated', 'sign', 'info/public'];

/** Leaves the bucket by its path, and uses a signature for what it was not made for. */
export const trickStorage: Attack = {
  name: `Storage: ${paths.length} ways out of a bucket, signatures for other files`,
  async run(target) {
    const headers = { authorization: `Bearer ${await signInAs(target, 'technical')}` };
    let left = 0;
    for (const path of paths) {
      for (const door of doors) {
        const { status } = await sendRequest(
          target,
          `/storage/v1/object/${door}/${bucket}/${path}`,
          { headers },
        );
        left += Number(status < 400);
      }
      left += Number(await landsOutside(target, path, headers));
    }
    const replayed = await replaySignatures(target, headers);
    return [
      { figure: 'files outside reached', value: left, max: 0 },
      { figure: 'files opened with the signature of another', value: replayed, max: 0 },
    ];
  },
};

/** Whether an upload was stored in another place than the bucket. An odd name inside of it is allowed. */
async function landsOutside(target: Target, path: string, headers: Record<string, string>) {
  const { ok, Key } = await send(target, `${bucket}/${path}`, headers);
  if (!ok) return false;
  await sendRequest(target, `/storage/v1/object/${Key}`, { method: 'DELETE', headers });
  return !posix.normalize(Key ?? '').startsWith(`${bucket}/`);
}

async function send(target: Target, path: string, headers: Record<string, string>) {
  const response = await fetch(`${target.url}/storage/v1/object/${path}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'image/png', 'x-upsert': 'true' },
    body: new Uint8Array(picture),
  });
  const { Key } = (await response.json()) as { Key?: string };
  return { ok: response.ok, status: response.status, Key };
}

/** Signs one of two files and asks for the other one, in several ways. */
async function replaySignatures(target: Target, headers: Record<string, string>): Promise<number> {
  for (const name of ['drill/mine.png', 'drill/other.png']) {
    const { ok, status } = await send(target, `${bucket}/${name}`, headers);
    if (!ok) throw new Error(`An upload by staff got ${status}.`);
  }
  const sign = async (path: string, expiresIn: number) => {
    const reply = await sendRequest(target, `/storage/v1/object/sign/${bucket}/${path}`, {
      ...{ headers, body: { expiresIn } },
    });
    return new URL((JSON.parse(reply.text) as { signedURL: string }).signedURL, target.url);
  };
  const { pathname, search } = await sign('drill/mine.png', 600);
  const statusOf = async (path: string, method = 'GET') =>
    (await sendRequest(target, `/storage/v1${path}`, { method })).status;
  if ((await statusOf(pathname + search)) !== 200) throw new Error('The signature opens nothing.');
  const others = [
    pathname.replace('mine', 'other') + search,
    pathname.replace('mine.png', 'mine.png%2f..%2fother.png') + search,
    pathname.replace('drill/mine.png', 'drill') + search,
    pathname.replace(bucket, 'project-images') + search,
    pathname.replace('mine', 'MINE') + search,
    `${pathname}${search.slice(0, -4)}AAAA`,
    `${pathname}?token=`,
  ];
  let opened = 0;
  for (const path of others) opened += Number((await statusOf(path)) < 400);
  const upload = `/object/upload/sign/${bucket}/drill/mine.png${search}`;
  return opened + Number((await statusOf(upload, 'PUT')) < 400);
}
