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

type Path = readonly string[]
type Order = 'forwards' | 'backwards'

/**
 * The texts at paths such as `slides.content`, of every element where there is a list, so that all texts of an element
 * follow each other; `*` are all names and values. `order` is how a list inside an element is read.
 */
const textsAt = (
  value: unknown,
  paths: readonly Path[],
  order: Order,
  isInside = false,
): string[] => {
  if (Array.isArray(value)) {
    // Overlays can be anywhere on a slide, so the last one may be read first.
    const list: unknown[] = isInside && order === 'backwards' ? value.toReversed() : value
    return list.flatMap((element) => textsAt(element, paths, order, true))
  }
  if (typeof value === 'string') return paths.some(({ length }) => length === 0) ? [value] : []
  if (!(value instanceof Object)) return []
  const byName = Map.groupBy(paths, ([name = '']) => name)
  return [...byName].flatMap(([name, ofName]) => {
    const rest = ofName.map(([, ...deeper]) => deeper)
    return name === '*'
      ? Object.entries(value).flatMap(([key, one]) => [key, ...textsAt(one, rest, order, isInside)])
      : textsAt((value as Record<string, unknown>)[name], rest, order, isInside)
  })
}

const textsOf = (fields: readonly string[], body: unknown, order: Order): string[] =>
  textsAt(
    body,
    fields.map((field) => field.split('.')),
    order,
  )

/** Ends a sentence. */
const END = '\n.\n'

const ORDERS: readonly Order[] = ['forwards', 'backwards']

/** The texts as one, and as another when they have a second order. */
const readingsOf = (fields: readonly string[], body: unknown): string => {
  const readings = ORDERS.map((order) =>
    textsOf(fields, body, order)
      .flatMap((text) => [text, wordsOfUrl(text)])
      .join('\n'),
  )
  return [...new Set(readings)].join(END)
}

const firstBannedName = (names: readonly string[]): string | null =>
  names.map(findBannedName).find((rule) => rule !== null) ?? null

/**
 * The NSBM guard: the rule that the body's texts match, or null (docs/product/content-moderation.md#nsbm-guard).
 * @throws ApiError refused_content when the contract refuses such content instead of holding it
 */
export const guardBody = (contract: Contract, body: unknown): string | null => {
  if (!contract.guard) return null
  const { fields, names = [], onHit } = contract.guard
  const term =
    findBannedTerm(readingsOf(fields, body)) ?? firstBannedName(textsOf(names, body, 'forwards'))
  if (term !== null && onHit === 'refuse') throw new ApiError('refused_content')
  return term
}
