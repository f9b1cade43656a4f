import { useT } from '#i18n/react.tsx';
import { searchSynonymRecord } from '#services/search/search-synonym-record.ts';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { loadRecordPage, submitRecordPage } from '../records/record-page.server.ts';
import { RecordPage } from '../records/record-page.tsx';
import { useRecordTitle } from '../records/use-record-title.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/synonym.route.ts';
import { SynonymForm } from './synonym-form.tsx';

export const middleware = [requireMenuRole];

/** A word that visitors searched for stands in the field of its script. */
export function loader(args: Route.LoaderArgs) {
  const word = (new URL(args.request.url).searchParams.get('word') ?? '').slice(0, 60);
  const field = /\p{Script=Arabic}/u.test(word) ? 'words_ar' : 'words';
  return loadRecordPage({ ...searchSynonymRecord, initial: word ? { [field]: word } : {} }, args);
}

export const action = (args: Route.ActionArgs) =>
  submitRecordPage(searchSynonymRecord, args, { listUrl: '/admin/search-words' });

export { withActionHeaders as headers };

export default function SynonymPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { record, isNew, history } = loaderData;
  return (
    <RecordPage
      {...{ isNew, history }}
      page={t(isNew ? 'admin.pages.newSearchWords' : 'admin.pages.searchWord')}
      title={useRecordTitle(record, 'words')}
      back={{ to: '/admin/search-words', label: t('adminSeo.searchWords.back') }}
      removal={{ consequence: t('adminSeo.searchWords.removal') }}
      serverResult={actionData}
    >
      <SynonymForm key={record.id} record={record} serverResult={actionData} />
    </RecordPage>
  );
}
