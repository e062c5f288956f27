export { areOpen, isOpen, type Cause } from './causes.repository.ts'
