import { domainToUnicode } from 'node:url'
import type { Contract } from '#shared/api/contract.ts'
import { findBannedName, findBannedTerm } from '#shared/domain/nsbm.ts'
import { ApiError } from '../runtime/errors.ts'

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** In an address, "+", "=" and "?" separate words and end no sentence. */
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu

/** The words of an address, which is stored percent-encoded and with its host in punycode. */
const wordsOfUrl = (text: string): string => {
  const url = URL.parse(text)
  if (!url) return ''
  const address = `${domainToUnicode(url.hostname)} ${decoded(`${url.pathname}${url.search}${url.hash}`)}`
  return address.replace(NO_WORD, ' ')
}

/** The texts at a path such as `slides.content`, of every element where there is a list; `*` are all names and values. */
const textsAt = (value: unknown, path: readonly string[]): string[] => {
  if (Array.isArray(value)) return value.flatMap((element) => textsAt(element, path))
  const [name, ...rest] = path
  if (name === undefined) return typeof value === 'string' ? [value] : []
  if (!(value instanceof Object)) return []
  return name === '*'
    ? Object.entries(value).flatMap(([key, one]) => [key, ...textsAt(one, rest)])
    : textsAt((value as Record<string, unknown>)[name], rest)
}

const textsOf = (fields: readonly string[], body: unknown): string[] =>
  fields.flatMap((field) => textsAt(body, field.split('.')))

const firstBannedName = (names: readonly string[]): string | null =>
  names.map(findBannedName).find((rule) => rule !== null) ?? null

/**
 * The NSBM guard: the rule that the body's texts match, or null (docs/product/content-moderation.md#nsbm-guard).
 * @throws ApiError refused_content when the contract refuses such content instead of holding it
 */
export const guardBody = (contract: Contract, body: unknown): string | null => {
  if (!contract.guard) return null
  const { fields, names = [], onHit } = contract.guard
  const texts = textsOf(fields, body).flatMap((text) => [text, wordsOfUrl(text)])
  const term = findBannedTerm(texts.join('\n')) ?? firstBannedName(textsOf(names, body))
  if (term !== null && onHit === 'refuse') throw new ApiError('refused_content')
  return term
}
