export { findPlace, settleContentMedia, type ContentWithMedia } from './content-media.ts'
