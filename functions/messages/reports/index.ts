export { findMessageContent } from './message-content.ts'
export { readMessageInQuestion, releaseMessage, takeDownMessage } from './message-decision.ts'
