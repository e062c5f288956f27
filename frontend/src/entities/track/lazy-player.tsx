import { lazyPart } from '#spa/platform/lazy-part.tsx'

/** The preview of a track, for content that has one. */
export const MusicPlayer = lazyPart(async () => (await import('./music-player.tsx')).MusicPlayer)
