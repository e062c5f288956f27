export { placeOf, settleContentMedia, type ContentWithMedia } from './content-media.ts'
