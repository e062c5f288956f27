export { presentTrack, requireTrack, type Track } from './tracks/index.ts'
