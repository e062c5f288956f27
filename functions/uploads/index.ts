export { discardMedia } from './media-bucket.ts'
export { storeFile, takeUpload, type StoredMedia } from './store-media.ts'
