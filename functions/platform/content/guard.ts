import { domainToUnicode } from 'node:url'
import type { Contract } from '#shared/api/contract.ts'
import { findBannedTerm } from '#shared/domain/nsbm.ts'
import { ApiError } from '../runtime/errors.ts'

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The words of an address, which is stored percent-encoded and with its host in punycode. */
const wordsOfUrl = (text: string): string => {
  const url = URL.parse(text)
  if (!url) return ''
  return `${domainToUnicode(url.hostname)} ${decoded(`${url.pathname}${url.search}${url.hash}`)}`
}

const textsOf = (fields: readonly string[], body: unknown): string[] => {
  const values: Record<string, unknown> =
    typeof body === 'object' && body !== null ? { ...body } : {}
  return fields.map((field) => values[field]).filter((value) => typeof value === 'string')
}

/**
 * The NSBM guard: the term that the body's texts match, or null (docs/product/content-moderation.md#nsbm-guard).
 * @throws ApiError refused_content when the contract refuses such content instead of holding it
 */
export const guardBody = (contract: Contract, body: unknown): string | null => {
  if (!contract.guard) return null
  const { fields, onHit } = contract.guard
  const texts = textsOf(fields, body).flatMap((text) => [text, wordsOfUrl(text)])
  const term = findBannedTerm(texts.join('\n'))
  if (term !== null && onHit === 'refuse') throw new ApiError('refused_content')
  return term
}
