import type { RouterContextProvider } from 'react-router';
import { systemClock } from '#platform/clock.ts';
import type { Staff } from '#services/shared/staff.ts';
import { pageRequest } from '../../../shared/http/page-request.server.ts';
import { readForm } from '../../../shared/http/read-form.server.ts';
import { readUploadForm } from '../../../shared/http/read-upload-form.server.ts';
import { staffMemberOf } from '../../staff-member.server.ts';

/** A form of an order's page, and who sent it. */
export interface DeskRequest {
  form: FormData;
  orderId: string;
  staff: Staff & { address: string };
}

export async function readDeskRequest(
  request: Request,
  context: Readonly<RouterContextProvider>,
  orderId: string,
): Promise<DeskRequest> {
  const hasFiles = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  const form = await (hasFiles ? readUploadForm(request) : readForm(request));
  const { clientAddress: address } = context.get(pageRequest);
  return {
    form,
    orderId,
    staff: { actor: staffMemberOf(context), now: systemClock.now(), address },
  };
}
