export { NewSubscription } from '#shared/api/newsletter.ts'
