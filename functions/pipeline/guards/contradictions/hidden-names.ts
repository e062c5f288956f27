import { factsOf } from '../evidence-facts.ts'
import type { Evidence } from '../finding.ts'
import { fold } from '../fold.ts'

const CAPITALS = /\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)+/gu

/** Who is "entlassen" there was not fired. */
const FROM_HOSPITAL = /krankenhaus|klinik|haft\b|gefängnis|gewahrsam/iu

/** The words of longer names that the items contain as well: "Kalter Hort" does not hear anything. */
const namesInBoth = (text: string, evidence: readonly Evidence[]): string[] => {
  const theirs = evidence.map((item) => ` ${factsOf(item).order.join(' ')} `)
  // "Das Label Sable Hill Records": German words with a capital before a name are no part of it.
  return (text.match(CAPITALS) ?? [])
    .map((name) => fold(name))
    .flatMap(
      (words) =>
        words
          .slice(0, -1)
          .map((_, first) => words.slice(first))
          .find((part) => theirs.some((item) => item.includes(` ${part.join(' ')} `))) ?? [],
    )
}

const LOUD = /(?<![\p{L}\d])\p{Lu}{3,}(?![\p{L}\d])/gu
const WRITTEN = /(?<![\p{L}\d])\p{Lu}\p{L}{2,}/gu
const GENITIVE = /s$/

/** Words in capitals, unless a text shouts. */
const loudIn = ({ text }: Evidence): string[] => {
  const [loud, all] = [text.match(LOUD) ?? [], text.match(/\p{L}{3,}/gu) ?? []]
  return loud.length > all.length / 2 ? [] : fold(loud.join(' '))
}

/** "OBITUARY have signed": what the text of an item writes in capitals is a name, and reports no death. */
const loudNames = (text: string, evidence: readonly Evidence[]): string[] => {
  const loud = new Set(evidence.flatMap(loudIn))
  return fold((text.match(WRITTEN) ?? []).join(' ')).filter(
    (word) => loud.has(word) || loud.has(word.replace(GENITIVE, '')),
  )
}

/** Folded words of a statement that claim nothing. */
export const hiddenIn = (text: string, evidence: readonly Evidence[]): ReadonlySet<string> =>
  new Set([
    ...(FROM_HOSPITAL.test(text) ? ['entlassen'] : []),
    ...namesInBoth(text, evidence),
    ...loudNames(text, evidence),
  ])
