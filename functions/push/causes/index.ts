export { areOpen, isOpen } from './causes.repository.ts'
