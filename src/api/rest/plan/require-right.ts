import { clientRoleOf } from '#platform/database/actor.ts';
import type { ApiCaller } from '../../shared/identify-caller.ts';
import { permissionDenied } from '../postgres-error.ts';
import type { RestRequest } from '../request/read-request.ts';
import type { Schema } from '../schema/schema.ts';
import { findTable } from './find-table.ts';

/** Rejects callers without any right to write the table or to call the function, before a body is read. */
export function requireRight(
  request: Pick<RestRequest, 'target' | 'method'>,
  schema: Schema,
  caller: ApiCaller,
): void {
  const role = clientRoleOf(caller.actor);
  const { target, method } = request;
  if (target.kind === 'function') {
    const overloads = schema.functions.get(target.name) ?? [];
    const isDenied =
      overloads.length > 0 && !overloads.some(({ callers }) => callers.includes(role));
    if (isDenied) throw permissionDenied('function', request, caller);
    return;
  }
  const { inserters, updaters, isView } = findTable(schema, target.name);
  const writers = method === 'PATCH' ? updaters : inserters;
  if (!writers.includes(role)) throw permissionDenied(isView ? 'view' : 'table', request, caller);
}
