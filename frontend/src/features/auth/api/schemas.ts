export { Credentials, Registration } from '#shared/api/auth.ts'
export { Recovery } from '#shared/api/recovery.ts'
