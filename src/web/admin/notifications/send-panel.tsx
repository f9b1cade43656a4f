import { useState, type ChangeEvent } from 'react';
import { fromCairo } from '#domain/cairo-time.ts';
import { isQuietHour } from '#domain/campaigns/quiet-hours.ts';
import { useT } from '#i18n/react.tsx';
import type { CampaignDetail } from '#services/campaigns/read-campaign.server.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { FormField, useControlProps } from '../../shared/forms/form-fields.tsx';
import { AudienceSum } from './audience-sum.tsx';
import { CampaignButton, type CampaignResult } from './campaign-button.tsx';
import { campaignIntents } from './campaign-intents.ts';

interface SendPanelProps {
  detail: CampaignDetail;
  /** Sent now, it would arrive in the night. */
  isQuietNow: boolean;
  serverResult?: CampaignResult;
}

/** Whom a draft would reach, a test to oneself, and the button that sends it. */
export function SendPanel({ detail, isQuietNow, serverResult }: SendPanelProps) {
  const t = useT();
  return (
    <section className="record-section" aria-labelledby="send-campaign">
      <h2 id="send-campaign">{t('adminNotifications.send.title')}</h2>
      <AudienceSum detail={detail} />
      <p className="text-sm text-muted">{t('adminNotifications.send.savedOnly')}</p>
      <CampaignButton
        intent={campaignIntents.test}
        serverResult={serverResult}
        button={{ label: t('adminNotifications.send.test') }}
        done={({ email = '' }) => t('adminNotifications.send.tested', { email })}
      />
      <CampaignButton
        intent={campaignIntents.send}
        serverResult={serverResult}
        button={{ label: t('adminNotifications.send.submit'), variant: 'solid' }}
        labels={{
          when: t('adminNotifications.send.when'),
          sendAt: t('adminNotifications.send.time'),
        }}
      >
        <SendTime isQuietNow={isQuietNow} />
      </CampaignButton>
    </section>
  );
}

function SendTime({ isQuietNow }: { isQuietNow: boolean }) {
  const t = useT();
  const { defaultValue = 'now' } = useControlProps('when', 'now');
  const [typed, setTyped] = useState('');
  const [when, setWhen] = useState(defaultValue);
  const time = fromCairo(typed);
  const isQuiet = when === 'now' ? isQuietNow : time !== null && isQuietHour(time);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value);
  return (
    <>
      <div onChange={({ target }) => setWhen(chosenWhen(target) ?? when)}>
        <RadioGroup
          name="when"
          label={t('adminNotifications.send.when')}
          defaultValue={defaultValue}
          options={[
            {
              value: 'now',
              label: t('adminNotifications.send.now'),
              hint: t('adminNotifications.send.nowHint'),
            },
            { value: 'later', label: t('adminNotifications.send.later') },
          ]}
        />
      </div>
      <FormField name="sendAt" hint={t('adminNotifications.send.timeHint')}>
        <TextInput {...useControlProps('sendAt')} type="datetime-local" onChange={onChange} />
      </FormField>
      <p role="status" className="campaign-warning" hidden={!isQuiet}>
        {t('adminNotifications.send.quiet')}
      </p>
    </>
  );
}

const chosenWhen = (target: EventTarget): string | null =>
  target instanceof HTMLInputElement && target.name === 'when' ? target.value : null;
