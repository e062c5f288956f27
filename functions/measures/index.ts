export { liftMemberMeasure, memberMeasure, replaceMemberMeasure } from './member/index.ts'
