import { beforeAll, expect, it } from 'vitest';
import type { StaffRole } from '#domain/identity/roles.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { createEnquiry } from '#tests/support/enquiries.ts';
import { createOrder, createStaff, createUser, insert } from '#tests/support/factories.ts';
import { bytesOf, fileUploads } from '#tests/support/uploads.ts';
import { deleteEnquiry } from '../enquiries/delete-enquiry.server.ts';
import { withUploads } from '../uploads/with-uploads.server.ts';
import type { PrivateFileKind } from './private-file-url.ts';
import { readPrivateFile } from './read-private-file.server.ts';

const roles = [
  'admin',
  'sales',
  'marketing',
  'technical_office_manager',
  'content_manager',
] as const satisfies StaffRole[];
type Role = (typeof roles)[number] | 'customer';

const uploads = fileUploads();
const database = fileDatabase();
const people = {} as Record<Role, string>;
const files = {} as Record<PrivateFileKind, string>;
let requestId: string;

const upload = (folder: string, extension: 'webp' | 'pdf') =>
  withUploads((store) => store({ folder, extension, body: new Uint8Array([7]) }));

beforeAll(async () => {
  const { owner } = database;
  for (const role of roles) people[role] = await createStaff(owner, role);
  people.customer = await createUser(owner);
  const request = await createEnquiry(owner, 'custom_service', { user_id: people.customer });
  requestId = request.id;
  const { id: order } = await createOrder(owner, { user_id: people.customer });
  const entry = await insert(owner, 'order_timeline', {
    order_id: order,
    status: 'placed',
    actor_kind: 'staff',
  });
  const returned = await insert(owner, 'return_requests', { order_id: order });
  const add = async (table: string, row: object) => (await insert(owner, table, { ...row })).id;
  const size = { width: 4, height: 3 };
  files.request = await add('custom_service_images', {
    request_id: requestId,
    image_url: await upload('custom-service', 'webp'),
  });
  files.workshop = await add('order_photos', {
    ...size,
    timeline_id: entry.id,
    image_url: await upload('order-photos', 'webp'),
  });
  files.return = await add('return_photos', {
    ...size,
    return_id: returned.id,
    image_url: await upload('returns', 'webp'),
  });
  files.cv = await add('job_applications', {
    position: 'Carver',
    full_name: 'Mona Farid',
    email: 'mona@example.com',
    phone: '+201012345678',
    cv_file: await upload('careers', 'pdf'),
  });
});

const open = (kind: string, id: string, role: Role) =>
  bytesOf(readPrivateFile({ kind, id }, { kind: 'user', userId: people[role], claims: {} }));

const readers: Record<PrivateFileKind, readonly Role[]> = {
  request: ['admin', 'sales', 'technical_office_manager'],
  workshop: ['admin', 'sales', 'customer'],
  return: ['admin', 'sales', 'customer'],
  cv: ['admin', 'marketing'],
};

it.each(Object.keys(readers) as PrivateFileKind[])(
  'opens a file of the kind “%s” for those who may read its row only',
  async (kind) => {
    const allowed = [];
    for (const role of [...roles, 'customer'] as const) {
      if (await open(kind, files[kind], role)) allowed.push(role);
    }
    expect(allowed.toSorted()).toEqual(readers[kind].toSorted());
  },
);

it('opens nothing for visitors, and nothing that is not there', async () => {
  const file = { kind: 'request', id: files.request };
  expect(await readPrivateFile(file, { kind: 'visitor' })).toBeNull();
  expect(await open('toString', files.request, 'admin')).toBeNull();
  expect(await open('request', files.cv, 'admin')).toBeNull();
  expect(await open('request', '../../etc/passwd', 'admin')).toBeNull();
});

it('loses the pictures of a request with it', async () => {
  const before = uploads.list().length;
  const admin = { kind: 'user', userId: people.admin, claims: {} } as const;
  await deleteEnquiry({ kind: 'custom_service', id: requestId }, admin);
  expect(await open('request', files.request, 'admin')).toBeNull();
  expect(uploads.list()).toHaveLength(before - 1);
});
