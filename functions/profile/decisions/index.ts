export { findProfileContent, profileText } from './profile-content.ts'
