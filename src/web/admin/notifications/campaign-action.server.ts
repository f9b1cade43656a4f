import { z } from 'zod';
import { pastedAddresses } from '#domain/campaigns/pasted-addresses.ts';
import { sendInput } from '#domain/campaigns/send-input.ts';
import { callBackCampaign } from '#services/campaigns/call-back-campaign.server.ts';
import { inviteAddresses } from '#services/campaigns/invite-addresses.server.ts';
import { scheduleCampaign } from '#services/campaigns/schedule-campaign.server.ts';
import { testCampaign } from '#services/campaigns/test-campaign.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { campaignIntents } from './campaign-intents.ts';

const nothing = z.object({});

/** What a button of the page does; null when the form itself is saved or the record removed. */
export function campaignAction(form: FormData, id: string, staff: Staff) {
  switch (form.get('intent')) {
    case campaignIntents.send:
      return handleForm(form, {
        schema: sendInput,
        submit: async (at) => {
          const result = await scheduleCampaign(id, at, staff);
          return result.ok ? { ok: true as const } : result;
        },
      });
    case campaignIntents.callBack:
      return handleForm(form, { schema: nothing, submit: () => callBackCampaign(id, staff) });
    case campaignIntents.test:
      return handleForm(form, { schema: nothing, submit: () => testCampaign(id, staff) });
    case campaignIntents.invite:
      return handleForm(form, {
        schema: z.object({ addresses: pastedAddresses }),
        submit: ({ addresses }) => inviteAddresses(id, addresses, staff),
      });
    case campaignIntents.forget:
      return handleForm(form, { schema: nothing, submit: () => inviteAddresses(id, [], staff) });
    default:
      return null;
  }
}
