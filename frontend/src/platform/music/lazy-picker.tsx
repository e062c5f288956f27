import { DialogFailure } from '../dialog-failure.tsx'
import { lazyPart } from '../lazy-part.tsx'

/** The dialog in which a member searches a track. */
export const MusicPicker = lazyPart(
  async () => (await import('./music-picker.tsx')).MusicPicker,
  DialogFailure,
)
