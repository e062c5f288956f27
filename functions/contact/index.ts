export type { ContactMessageItem } from './contact.items.ts'
export { contactPartition } from './contact.items.ts'
export { signupKey, signupOf } from './newsletter.items.ts'
export { presentNewsletter, readOwnNewsletter } from './newsletter/own-newsletter.ts'
