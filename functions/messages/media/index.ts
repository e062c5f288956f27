export { discardMessageMedia, storeMessageMedia } from './store-message-media.ts'
