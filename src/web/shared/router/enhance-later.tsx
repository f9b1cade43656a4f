import { type ComponentType, lazy } from 'react';
import { afterFirstInteraction } from './after-first-interaction.ts';

/** The frame around a part, which stays when only the markup inside is known. */
export const withFrame = <Props extends object>(Content: ComponentType<Props>) =>
  function Framed(props: Props) {
    return (
      <div className="contents">
        <Content {...props} />
      </div>
    );
  };

// React leaves the markup of an element alone that claims to set it.
const AsServed = () => (
  <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
);

/**
 * For parts that work without scripts: these are fetched with the first interaction. When they cannot
 * be fetched, the part stays as the server rendered it.
 */
export function enhanceLater<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const loadLater = afterFirstInteraction(load);
  return lazy<ComponentType<Props>>(() =>
    loadLater().then(
      ({ default: Content }) => ({ default: withFrame(Content) }),
      () => ({ default: AsServed }),
    ),
  ) as ComponentType<Props>;
}
