export { evidenceAddress, mediaAddress } from './media-address.ts'
export {
  discardMedia,
  duplicateObject,
  isMissing,
  putNote,
  readObject,
  removeMedia,
  moveObject,
  objectExists,
} from './media-bucket.ts'
export { listMedia, type MediaPlaces, type WithMedia } from './list-media.ts'
export { avatarKey, keptKeyOf, reportableKey } from './object-keys.ts'
export { checkAvatar, deleteAvatar, readUploadedAvatar, storeAvatar } from './store-avatar.ts'
export { dropUploads, storeFile, takeUpload, type StoredMedia } from './store-media.ts'
export { takeVoice } from './take-voice.ts'
