import { sharedQueue } from '../../events/index.ts'
import { access } from '../access.ts'
import { handler as pushNotification } from './push-notification.ts'
import { handler as pushMessage } from './push-message.ts'
import { handler as pushDecision } from './push-decision.ts'

export const handler = sharedQueue('push-causes', access.effects, {
  'push-notification': pushNotification,
  'push-message': pushMessage,
  'push-decision': pushDecision,
})
