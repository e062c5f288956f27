export { discardMedia } from './media-bucket.ts'
export { avatarKey } from './object-keys.ts'
export { checkAvatar, deleteAvatar, readUploadedAvatar, storeAvatar } from './store-avatar.ts'
export { storeFile, takeUpload, type StoredMedia } from './store-media.ts'
