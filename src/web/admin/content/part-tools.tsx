import { useState } from 'react';
import { useT } from '#i18n/react.tsx';
import { RejectionLine } from '../../shared/forms/rejection-notice.tsx';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import type { ListedPart } from './load-page-editor.server.ts';
import { pageIntents } from './page-intents.ts';
import { PartPlace } from './part-place.tsx';
import { usePartReasons } from './use-part-reasons.ts';

/** Moves, hides, unpublishes or removes a part, in the draft. */
export function PartTools({ part, parts }: { part: ListedPart; parts: readonly ListedPart[] }) {
  const t = useT();
  const form = useShopForm({ intent: pageIntents.parts, fetcherKey: `part-${part.id}` });
  const [sent, setSent] = useState<string>();
  const isMoved = form.success !== null && (sent === 'up' || sent === 'down');
  const changes = [
    'up',
    'down',
    part.isVisible ? 'hide' : 'show',
    part.status === 'published' ? 'unpublish' : 'publish',
    'remove',
  ] as const;
  return (
    <>
      <DeskForm
        form={form}
        hasNotice={false}
        preventScrollReset
        reasonTexts={usePartReasons()}
        onSubmit={({ nativeEvent }) => setSent(valueOf(nativeEvent.submitter))}
        className="part-tools"
      >
        <RejectionLine />
        <PartPlace part={isMoved ? part : null} parts={parts} />
        <input type="hidden" name="part" value={part.id} />
        {changes.map((change) => (
          <SubmitButton
            key={change}
            name="change"
            value={change}
            variant="quiet"
            size="small"
            busyLabel={t('adminContent.page.busy')}
            aria-label={t('adminContent.page.actionOn', {
              label: t(`adminContent.page.actions.${change}`),
              name: part.title,
            })}
          >
            {t(`adminContent.page.actions.${change}`)}
          </SubmitButton>
        ))}
      </DeskForm>
      {part.type === 'section' && <AddItem section={part} />}
    </>
  );
}

const valueOf = (submitter: HTMLElement | null) =>
  submitter instanceof HTMLButtonElement ? submitter.value : undefined;

function AddItem({ section }: { section: ListedPart }) {
  const t = useT();
  const form = useShopForm({ intent: pageIntents.parts, fetcherKey: `add-item-${section.id}` });
  return (
    <DeskForm form={form} hasNotice={false} reasonTexts={usePartReasons()} className="part-tools">
      <RejectionLine />
      <input type="hidden" name="change" value="add" />
      <input type="hidden" name="type" value="item" />
      <input type="hidden" name="section" value={section.id} />
      <SubmitButton
        variant="outline"
        size="small"
        busyLabel={t('adminContent.page.busy')}
        aria-label={t('adminContent.page.addTo', { name: section.title })}
      >
        {t('adminContent.page.add.item')}
      </SubmitButton>
    </DeskForm>
  );
}
