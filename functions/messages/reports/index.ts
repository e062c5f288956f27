export {
  readMessageInQuestion,
  releaseMessage,
  restoreMessage,
  takeDownMessage,
} from './message-decision.ts'
