import type { RequestStatus } from '#domain/enquiries/enquiry-status.ts';
import type { FormRejection, FormSuccess } from '../../../shared/forms/form-result.ts';

/** Which request was moved, and to what. */
export interface MovedRequest {
  id: string;
  title: string;
  status: RequestStatus;
}

export type RequestMoveReport = FormSuccess<MovedRequest> | FormRejection;

/** The button that moves a request; dropping its card presses it. */
export const moveButtonId = (id: string, to: string): string => `move-${id}-${to}`;
