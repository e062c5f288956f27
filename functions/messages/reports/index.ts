export {
  keepMessage,
  readMessageInQuestion,
  rejectHeldMessage,
  releaseMessage,
  removeMessage,
} from './message-decision.ts'
export { messageReportKey, type ReportedMessage, type ReportSnapshot } from './report.items.ts'
