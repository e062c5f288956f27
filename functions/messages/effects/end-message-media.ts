import { sharedQueue } from '../../events/index.ts'
import { access } from '../access.ts'
import { handler as schedulePhotoExpiry } from './schedule-photo-expiry.ts'
import { handler as deleteMessageMedia } from './delete-message-media.ts'

export const handler = sharedQueue('end-message-media', access.effects, {
  'schedule-photo-expiry': schedulePhotoExpiry,
  'delete-message-media': deleteMessageMedia,
})
