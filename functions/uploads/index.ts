export { removeMedia } from './media-bucket.ts'
export { servedKey } from './object-keys.ts'
export { storeFile, takeUpload, type StoredMedia } from './store-media.ts'
