export { presentTrack } from './tracks/track.presenter.ts'
export { requireTrack } from './tracks/track.repository.ts'
export type { Track } from './tracks/track.items.ts'
