import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { useDirection } from './use-direction.ts';

export type Tab = { value: string; label: ReactNode; content: ReactNode };

type TabsProps = {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  defaultValue?: string;
  value?: string;
  onValueChange?: (value: string) => void;
  className?: string;
};

/**
 * Every panel stays in the document, so that search engines and visitors without scripts see all of
 * it.
 */
export function Tabs({ label, tabs, defaultValue, value, onValueChange, className }: TabsProps) {
  return (
    <DirectionProvider direction={useDirection()}>
      <Base.Root
        className={className}
        defaultValue={defaultValue ?? tabs[0]?.value}
        value={value}
        onValueChange={(next) => onValueChange?.(String(next))}
      >
        <Base.List aria-label={label} className="tab-list">
          {tabs.map((tab) => (
            <Base.Tab key={tab.value} value={tab.value} className="tab">
              {tab.label}
            </Base.Tab>
          ))}
        </Base.List>
        {tabs.map((tab) => (
          <Base.Panel key={tab.value} value={tab.value} keepMounted className="tab-panel">
            {tab.content}
          </Base.Panel>
        ))}
      </Base.Root>
    </DirectionProvider>
  );
}
