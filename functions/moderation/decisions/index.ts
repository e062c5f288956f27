export { findSubject } from './subject.ts'
