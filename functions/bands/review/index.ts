export { bandText, findBandContent } from './band-content.ts'
export { findBandSubject } from './band-subject.ts'
