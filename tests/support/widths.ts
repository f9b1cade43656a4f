import type { Page } from '@playwright/test';
import { nextFrame } from './next-frame.ts';

const sizes = {
  desktop: { width: 1440, height: 900, mobile: false },
  phone: { width: 390, height: 844, mobile: true },
} as const;

/**
 * Makes an open page as narrow as a phone, touched instead of pointed at, and wide again: what only the
 * style sheet decides needs no second load. The sizes are those of playwright.config.ts.
 */
export async function changeableWidth(page: Page) {
  const session = await page.context().newCDPSession(page);
  return async (device: keyof typeof sizes): Promise<void> => {
    const size = { deviceScaleFactor: 1, ...sizes[device] };
    await session.send('Emulation.setDeviceMetricsOverride', size);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: size.mobile });
    // Parts that scripts arrange by the width have done so after the next frame.
    await nextFrame(page);
  };
}
