export { freezeMedia, freezeMediaOf } from './freeze-media.ts'
