import type { Band } from '#shared/api/bands.ts'
import { isUnfilled, operator } from '#shared/domain/operator.ts'
import { messages } from '../texts.ts'

const texts = messages.claimCard

/** A mail to the support that only needs the evidence; undefined without an address of the operator. */
export const claimMail = (
  { id, name }: Pick<Band, 'id' | 'name'>,
  email: string = operator.email,
): string | undefined => {
  if (isUnfilled(email)) return undefined
  const address = new URL(`/bands/${id}`, location.origin).href
  const subject = encodeURIComponent(texts.subject(name))
  const body = encodeURIComponent(texts.body(name, address))
  return `mailto:${email}?subject=${subject}&body=${body}`
}
