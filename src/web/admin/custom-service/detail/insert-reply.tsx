import { useState, type RefObject } from 'react';
import { useT } from '#i18n/react.tsx';
import type { FilledReply } from '#services/enquiries/read-saved-replies.server.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';

interface InsertReplyProps {
  replies: readonly FilledReply[];
  /** The text that is being written. */
  text: RefObject<HTMLTextAreaElement | null>;
}

/** Puts a saved reply where the cursor is, so that it can be changed before it is sent. */
export function InsertReply({ replies, text }: InsertReplyProps) {
  const t = useT();
  const hasScripts = useHasScripts();
  const [selected, setSelected] = useState('');
  if (!hasScripts || replies.length === 0) return null;
  const insert = () => {
    const reply = replies.find(({ id }) => id === selected);
    const area = text.current;
    if (!reply || !area) return;
    area.focus();
    area.setRangeText(reply.body, area.selectionStart, area.selectionEnd, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className="choice-line">
      <Field label={t('adminEnquiries.replies.choose')}>
        <Select
          value={selected}
          placeholder={t('adminEnquiries.replies.none')}
          options={replies.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setSelected(event.currentTarget.value)}
        />
      </Field>
      <Button variant="outline" disabled={!selected} onClick={insert}>
        {t('adminEnquiries.replies.insert')}
      </Button>
    </div>
  );
}
