import type { ReactNode, Ref } from 'react';

interface NoticeProps {
  title: string;
  text?: string;
  /** What can be done about it. */
  children?: ReactNode;
  /** Good news, or bad: the tone of its edge. */
  tone?: 'wrong' | 'calm';
  ref?: Ref<HTMLDivElement>;
}

/** Stands where the matter can be mended. */
export const Notice = ({ title, text, children, tone = 'wrong', ref }: NoticeProps) => (
  <div
    ref={ref}
    tabIndex={-1}
    role={tone === 'wrong' ? 'alert' : 'status'}
    className={`checkout-notice checkout-notice-${tone}`}
  >
    <p className="font-medium">{title}</p>
    {text && <p>{text}</p>}
    {children}
  </div>
);
