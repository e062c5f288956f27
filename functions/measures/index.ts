export { liftMemberMeasure, memberMeasure, replaceMemberMeasure } from './member/member-measure.ts'
