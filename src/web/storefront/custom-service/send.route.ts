import { statusOf } from '../enquiry/answer-enquiry.server.ts';
import type { Route } from './+types/send.route.ts';
import { takeRequest } from './take-request.server.ts';

/** Scripts submit here: an upload with progress needs a plain response. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = await takeRequest(request, context);
  return Response.json(answer, statusOf(answer));
}
