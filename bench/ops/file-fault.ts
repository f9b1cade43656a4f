import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { expectThat } from './drill-report.ts';
import { type Fault, lasting } from './fault.ts';
import { signInAsAdmin, type StaffSession } from './staff-session.ts';
import type { DrillCluster } from './start-cluster.ts';

/** While the file store is gone, staff add a picture and a visitor opens one. */
export function fileFault({ shop }: DrillCluster, uploads: string): Fault {
  let staff: StaffSession;
  let stored: string;
  let second: Blob;
  const open = (address: string) => fetch(shop.url + address);
  return {
    title: 'the file store is gone for 5 s',
    async cause() {
      staff = await signInAsAdmin(shop.url);
      second = await newPicture();
      stored = await addressOf(await upload(staff, await newPicture()));
      renameSync(uploads, `${uploads}.gone`);
      // Else the first upload would create the folder again.
      writeFileSync(uploads, '');
      const [uploading, opening] = await Promise.all([upload(staff, second), open(stored)]);
      const statuses = `${uploading.status} and ${opening.status}`;
      expectThat(
        `an upload and a picture are to be tried again (${statuses})`,
        [uploading, opening].every(({ status }) => status === 503),
      );
      expectThat('the failure is stored nowhere', !isCached(opening));
      await sleep(lasting);
      return () => {
        rmSync(uploads);
        renameSync(`${uploads}.gone`, uploads);
      };
    },
    async check() {
      const opened = await open(stored);
      expectThat('the picture is shown again', opened.status === 200);
      const again = await addressOf(await upload(staff, second));
      const isThere = (await open(again)).status === 200;
      expectThat('the upload that failed succeeds', isThere);
    },
  };
}

/** Another one each time: the library stores one content once. */
async function newPicture(): Promise<Blob> {
  const background = `#${randomBytes(3).toString('hex')}`;
  const create = { width: 600, height: 400, channels: 3 as const, background };
  return new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())], {
    type: 'image/jpeg',
  });
}

function upload(staff: StaffSession, picture: Blob): Promise<Response> {
  const body = new FormData();
  body.append('picture', picture, 'drill.jpg');
  return staff('/admin/media/upload', { method: 'POST', body });
}

async function addressOf(response: Response): Promise<string> {
  const { picture } = (await response.json()) as { picture: { address: string } };
  return picture.address;
}

const isCached = ({ headers }: Response): boolean =>
  /public|immutable/.test(headers.get('Cache-Control') ?? '');
