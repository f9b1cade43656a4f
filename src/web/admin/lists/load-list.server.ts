import type { RouterContextProvider } from 'react-router';
import { data } from 'react-router';
import type { ListDeclaration } from '#domain/admin/lists/list.ts';
import { parseListState } from '#domain/admin/lists/list-state.ts';
import { systemClock } from '#platform/clock.ts';
import { log } from '#platform/log.server.ts';
import type { ListSource } from '#services/admin/lists/list-source.ts';
import { readList } from '#services/admin/lists/read-list.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { LoadedList } from './loaded-list.ts';

interface LoaderArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** For the loader of a list page. A list that cannot be read leaves the page standing. */
export async function loadList<Row>(
  source: ListSource<ListDeclaration, Row>,
  { request, context }: LoaderArgs,
): Promise<LoadedList<Row>> {
  const { searchParams } = new URL(request.url);
  const staff = { actor: staffMemberOf(context), now: systemClock.now() };
  try {
    const result = await readList(source, searchParams, staff);
    if (result.ok) return result;
  } catch (error) {
    log.error({ err: error, list: source.list.name }, 'a list could not be read');
    return { ok: false, state: parseListState(source.list, searchParams) };
  }
  // The page admits a role that its list does not.
  throw data(null, { status: 403 });
}
