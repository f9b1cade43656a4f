import { useEffect, useRef } from 'react';
import { CheckIcon } from '#ui/icons.tsx';

/** Takes the place of a form that was sent. */
export function EnquirySent({ title, text }: { title: string; text: string }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} tabIndex={-1} role="status" className="enquiry-sent">
      <CheckIcon className="size-10 text-palm" />
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}
