const widths = ['390', '1440'] as const;
const frameThemes = ['light', 'dark'] as const;

/** How wide the frames are, and in which colours. The address is the state. */
export interface PreviewLook {
  width: (typeof widths)[number];
  theme: (typeof frameThemes)[number];
}

export const previewLooks = { width: widths, theme: frameThemes };

export const readPreviewLook = (search: URLSearchParams): PreviewLook => ({
  width: widths.find((width) => width === search.get('width')) ?? '390',
  theme: frameThemes.find((theme) => theme === search.get('theme')) ?? 'light',
});
