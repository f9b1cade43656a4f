import { data, type RouterContextProvider } from 'react-router';
import { callBackTime } from '#domain/campaigns/campaign.ts';
import { isQuietHour } from '#domain/campaigns/quiet-hours.ts';
import type { RecordSource } from '#services/admin/records/record-source.ts';
import { removeRecord } from '#services/admin/records/remove-record.server.ts';
import { readCampaign } from '#services/campaigns/read-campaign.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { removeIntent } from '../records/intents.ts';
import { loadRecordPage, saveRecordPage } from '../records/record-page.server.ts';
import { staffNow } from '../records/staff-now.server.ts';
import { submitRemoval } from '../records/submit-removal.server.ts';
import { campaignAction } from './campaign-action.server.ts';

interface CampaignPageArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: { id: string };
}

/** A notification or a newsletter, with its form, its results and its history. */
export async function loadCampaignPage(
  kind: 'notification' | 'newsletter',
  source: RecordSource,
  args: CampaignPageArgs,
) {
  const staff = staffNow(args.context);
  const [page, detail] = await Promise.all([
    loadRecordPage(source, args),
    readCampaign(args.params.id, staff),
  ]);
  if (detail?.campaign.kind !== kind) throw data(null, { status: 404 });
  const isQuietNow = isQuietHour(new Date(staff.now.getTime() + callBackTime));
  return { ...page, detail, isQuietNow };
}

/** Saves the form, removes the draft, or does what a button of the page says. */
export async function submitCampaignPage(
  source: RecordSource,
  { request, context, params: { id } }: CampaignPageArgs,
  listUrl: string,
) {
  const form = await readForm(request);
  const staff = staffNow(context);
  if (form.get('intent') === removeIntent) {
    return submitRemoval(form, { listUrl, remove: () => removeRecord(source, id, staff) });
  }
  return (
    campaignAction(form, id, staff) ??
    saveRecordPage(source, form, { id, staff, recordUrl: listUrl })
  );
}
