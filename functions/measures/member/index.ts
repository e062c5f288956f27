export {
  forgetWarning,
  liftMemberMeasure,
  memberMeasure,
  replaceMemberMeasure,
} from './member-measure.ts'
