export { findContent, type MeasuredContent } from './content/index.ts'
export { liftMemberMeasure, memberMeasure, replaceMemberMeasure } from './member/index.ts'
