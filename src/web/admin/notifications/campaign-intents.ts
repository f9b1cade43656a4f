/** What the page of a campaign sends besides its form. */
export const campaignIntents = {
  send: 'send',
  callBack: 'call-back',
  test: 'test',
  invite: 'invite',
  forget: 'forget',
} as const;
export type CampaignIntent = (typeof campaignIntents)[keyof typeof campaignIntents];
