import { useEffect, useRef } from 'react';
import { CheckIcon } from '#ui/icons.tsx';
import { toast } from '#ui/toast-store.ts';

interface SavedNoticeProps {
  /** The action's answer; another answer is other news. */
  news: object | null | undefined;
  title: string;
  text?: string;
}

/** Says so on the page, and as a toast where scripts run. */
export function SavedNotice({ news, title, text }: SavedNoticeProps) {
  const told = useRef<object>(undefined);
  useEffect(() => {
    if (!news || told.current === news) return;
    told.current = news;
    toast({ title, description: text, variant: 'success' });
  }, [news, title, text]);
  if (!news) return null;
  return (
    <div className="form-notice form-notice-saved">
      <CheckIcon className="mt-0.5 text-palm" />
      <div>
        <p className="font-medium">{title}</p>
        {text && <p className="text-sm">{text}</p>}
      </div>
    </div>
  );
}
