/** What the forms of the login load on the first interaction. */
export { Credentials, register, Registration } from '#shared/api/auth.ts'
export { signIn } from './sign-in.ts'
