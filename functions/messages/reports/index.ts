export { findMessageContent, findMessageSubject } from './message-content.ts'
