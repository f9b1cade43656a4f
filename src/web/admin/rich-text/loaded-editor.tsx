import { addedPart } from '../../shared/router/later-part.tsx';
import './rich-text.css';

/** Loaded with the pages that need it; until then, and offline, the plain field remains. */
export const LoadedEditor = addedPart(async () => (await import('./rich-editor.tsx')).RichEditor);
