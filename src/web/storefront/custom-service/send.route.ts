import type { Route } from './+types/send.route.ts';
import { submitRequest } from './submit-request.server.ts';

/** Scripts send the form here: an upload that shows its progress needs a plain JSON response. */
export async function action({ request, context }: Route.ActionArgs) {
  const result = await submitRequest(request, context);
  return result instanceof Response ? result : Response.json(result.data, result.init ?? {});
}
