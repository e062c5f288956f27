export { discardMessageMedia, dropMessageUpload, storeMessageMedia } from './store-message-media.ts'
