export { presentTrack } from './track.presenter.ts'
export { requireTrack } from './track.repository.ts'
export {
  foundKey,
  type ListedTrack,
  putFound,
  putTrack,
  restKey,
  restUntil,
  type Track,
} from './track.items.ts'
