import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'

/** The dialog in which a member searches a track. */
export const MusicPicker = lazyPart(
  async () => (await import('./music-picker.tsx')).MusicPicker,
  DialogFailure,
)
